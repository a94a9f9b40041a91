import type { Hono } from 'hono';
import { recordView } from '#contract/analytics.ts';
import type { AppContext } from '#server/platform/context.ts';
import { mount } from '#server/platform/http/mount.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { storableAddress, storableText, viewInstant } from './page-view.ts';
import { insertPageView } from './queries.ts';

/** Stores page views without anything that could open an account or a booking. */
export function analyticsRoutes(app: Hono, deps: AppContext): void {
  mount(app, recordView, async ({ body, c }) => {
    const refusal = await checkRateLimit(deps, c, 'views', body.session_id);
    if (refusal) return refusal;
    await insertPageView(deps.db, {
      page: storableText(body.page),
      url: storableAddress(body.url),
      viewedAt: viewInstant(body.timestamp, deps.clock()),
      sessionId: storableText(body.session_id),
      deviceType: storableText(body.device_type),
    });
    return undefined;
  });
}
