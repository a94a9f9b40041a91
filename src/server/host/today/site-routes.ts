import type { Hono } from 'hono';
import { getSite, publishSite, type SiteState } from '#contract/host/site.ts';
import { mountForHost } from '#server/host/access/access.ts';
import { limitPerson } from '#server/host/access/host-limits.ts';
import type { AppContext } from '#server/platform/context.ts';

/** The service that builds and serves the pages. If a function runs the API, another service does that. */
export interface Site {
  state(): SiteState;
  /** Begins to publish, unless that has begun already. */
  publish(): Promise<void>;
}

export function siteRoutes(app: Hono, deps: AppContext & { site: Site }): void {
  mountForHost(app, deps, getSite, () => deps.site.state());
  mountForHost(app, deps, publishSite, async ({ host }) => {
    const tooMany = await limitPerson(deps, host, 'publishing');
    if (tooMany) return tooMany;
    await deps.site.publish();
    return deps.site.state();
  });
}
