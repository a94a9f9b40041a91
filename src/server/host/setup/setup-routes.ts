import type { Hono } from 'hono';
import { getSetup, type SetupStep, saveSiteDetails } from '#contract/host/setup.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { mountForHost } from '#server/host/access/access.ts';
import { listPropertiesOf } from '#server/host/access/access-queries.ts';
import type { ContentFiles } from '#server/host/words/content-files.ts';
import { hasWords, readWords } from '#server/host/words/read-words.ts';
import { say } from '#server/language/say.ts';
import type { AppConfig, AppContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { isLive } from '#server/platform/outside-settings.ts';
import { listPropertyNames } from '#server/rooms/property-queries.ts';
import { listRoomsInSetup } from '#server/rooms/setup-queries.ts';
import type { SiteFile } from './site-file.ts';

/** Mounts the first start, from an empty database to a page that sells. */
export function setupRoutes(
  app: Hono,
  deps: AppContext & { siteFile?: SiteFile; contentFiles?: ContentFiles },
): void {
  const { db, clock, config } = deps;

  mountForHost(app, deps, getSetup, async ({ host }) => {
    const owned = (await listPropertiesOf(db, host.user.id)).filter(({ role }) => role === 'owner');
    const newest = owned.at(-1);
    const property = newest ? { id: newest.id, name: newest.name } : null;
    const rooms = property ? await listRoomsInSetup(db, property.id, todayInIndia(clock())) : [];
    const payments = paymentsOf(config);
    const done: Record<SetupStep, boolean> = {
      property: property !== null,
      rooms: rooms.length > 0,
      photos: rooms.length > 0 && rooms.every(({ photo_count }) => photo_count > 0),
      rates: rooms.length > 0 && rooms.every(({ is_priced }) => is_priced),
      payments: payments === 'live' || payments === 'at_property',
      words: deps.contentFiles !== undefined && hasWords(readWords(deps.contentFiles.content, property?.id)),
    };
    const steps = Object.entries(done) as [SetupStep, boolean][];
    return {
      property,
      rooms,
      done: steps.flatMap(([step, isDone]) => (isDone ? [step] : [])),
      payments,
      may_add_homestays: host.ownsSite,
    };
  });

  mountForHost(app, deps, saveSiteDetails, async ({ body, host }) => {
    if (!host.ownsSite) return refuse('owner_only');
    // Once there is a homestay, the words are the host's own and are not overwritten.
    if ((await listPropertyNames(db)).length > 0)
      return refuse('wrong_state', {}, say().hostSetupStart.NAMED_ALREADY);
    await deps.siteFile?.save(body);
    return { saved: deps.siteFile !== undefined };
  });
}

function paymentsOf({ payments }: AppConfig): 'live' | 'test' | 'sandbox' | 'at_property' {
  if (payments.kind !== 'razorpay') return payments.kind;
  return isLive(payments.keyId) ? 'live' : 'test';
}
