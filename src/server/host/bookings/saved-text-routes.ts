import type { Hono } from 'hono';
import { getSavedTexts, type SavedText, saveTexts } from '#contract/host/saved-texts.ts';
import { mountForHost } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { say } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { findSavedTexts, saveSavedTexts } from './saved-text-queries.ts';

export function savedTextRoutes(app: Hono, deps: AppContext): void {
  const { db, clock } = deps;
  const firstTexts: SavedText[] = say().hostBooking.FIRST_TEXTS.map((one) => ({ ...one }));

  mountForHost(app, deps, getSavedTexts, async () => ({ texts: (await findSavedTexts(db)) ?? firstTexts }));

  mountForHost(app, deps, saveTexts, async ({ body: { texts }, host }) =>
    host.inTransaction(async (tx) => {
      const now = clock();
      const names = (of: readonly SavedText[]) => of.map(({ name }) => name);
      const before = names((await findSavedTexts(tx)) ?? firstTexts);
      await saveSavedTexts(tx, texts, now);
      const event = { action: 'save texts', before, after: names(texts) };
      for (const propertyId of host.propertyIds) await writeAudit(tx, host, { propertyId, ...event }, now);
      return { texts };
    }),
  );
}
