import type { Hono } from 'hono';
import { setWhenSilent } from '#contract/host/channels.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { saveWhenSilent } from '#server/rooms/when-silent-queries.ts';
import { mountForHost } from './access.ts';
import { writeAudit } from './audit-queries.ts';

/** What happens to a request while another site does not answer. */
export function whenSilentRoutes(app: Hono, deps: AppContext): void {
  mountForHost(app, deps, setWhenSilent, ({ params: { id }, body: { when_silent }, host }) => {
    if (!host.propertyIds.includes(id)) return refuse('not_found');
    return inTransaction(deps.db, async (tx) => {
      const before = await saveWhenSilent(tx, id, when_silent);
      if (before !== when_silent) {
        const change = { before: { when_silent: before }, after: { when_silent } };
        const event = { propertyId: id, action: 'change silent channels', ...change };
        await writeAudit(tx, host, event, deps.clock());
      }
      return { when_silent };
    });
  });
}
