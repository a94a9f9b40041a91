import type { Hono } from 'hono';
import { getSeller, listHostPapers, saveSeller } from '#contract/host/papers.ts';
import { instantInIndia, todayInIndia } from '#domain/dates/calendar.ts';
import { exactRupees } from '#domain/money/exact.ts';
import { stateOfGstin } from '#domain/papers/gstin.ts';
import { mountForHost, scopeOf } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { say } from '#server/language/say.ts';
import { listPapersOf } from '#server/papers/paper-queries.ts';
import type { SellerRow } from '#server/papers/schema.ts';
import {
  findInvoiceSince,
  findSeller,
  isPrefixFree,
  saveSeller as save,
} from '#server/papers/seller-queries.ts';
import { sumsUntil } from '#server/papers/totals-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { hostPaperView } from './host-paper-view.ts';
import { spanOf } from './period.ts';

/** Mounts who sells at a homestay, and the papers of a period, for owners. */
export function sellerRoutes(app: Hono, deps: AppContext): void {
  const { db, clock } = deps;

  mountForHost(app, deps, getSeller, async ({ params: { id }, host }) => {
    const seller = host.propertyIds.includes(id) ? await findSeller(db, id, deps.host) : undefined;
    return seller ? viewOf(seller) : refuse('not_found');
  });

  mountForHost(app, deps, saveSeller, async ({ params: { id }, body, host }) => {
    if (!host.propertyIds.includes(id)) return refuse('not_found');
    return host.inTransaction(async (tx) => {
      const before = await findSeller(tx, id, deps.host);
      if (!before) return refuse('not_found');
      const { specified_premises = before.specified_premises, ...fields } = body;
      const seller: SellerRow = { property_id: id, specified_premises, ...fields };
      const refusal = await refuseSeller(tx, seller, before, clock());
      if (refusal) return refusal;
      await save(tx, seller);
      const change = {
        propertyId: id,
        action: 'change seller',
        before: viewOf(before),
        after: viewOf(seller),
      };
      await writeAudit(tx, host, change, clock());
      return viewOf(seller);
    });
  });

  mountForHost(app, deps, listHostPapers, async ({ query: { from, to, property_id }, host }) => {
    const ids = scopeOf(host, property_id);
    if (!ids) return refuse('not_found');
    const period = spanOf({ from, to });
    const rows = await listPapersOf(db, ids, period);
    const [before, after] = [await sumsUntil(db, ids, period.from), await sumsUntil(db, ids, period.until)];
    return {
      papers: rows.map((row) => hostPaperView(deps, row, clock())),
      totals: {
        invoiced: exactRupees(after.invoiced - before.invoiced),
        credited: exactRupees(after.credited - before.credited),
        kept: exactRupees(after.kept - before.kept),
        advances: exactRupees(after.advances),
        advances_before: exactRupees(before.advances),
        due: exactRupees(after.due),
        due_before: exactRupees(before.due),
      },
    };
  });
}

function viewOf({ property_id: _, ...seller }: SellerRow) {
  return seller;
}

async function refuseSeller(
  tx: Tx,
  seller: SellerRow,
  before: SellerRow,
  now: Date,
): Promise<Refusal | undefined> {
  const { property_id, gstin, registered_from, pin, state_code, prefix } = seller;
  const wrong = (field: string, sentence: string) => refuse('bad_request', { fields: { [field]: sentence } });
  if (gstin && !registered_from) return wrong('registered_from', say().siteApi.FIELD_SENTENCES.missing);
  if (!gstin && registered_from) return wrong('gstin', say().siteApi.FIELD_SENTENCES.missing);
  if (gstin && stateOfGstin(gstin) !== state_code) return wrong('gstin', say().hostPapersSeller.OTHER_STATE);
  if (gstin && !pin) return wrong('pin', say().hostPapersSeller.PIN_NEEDED);
  if (!(await isPrefixFree(tx, prefix, property_id)))
    return wrong('prefix', say().hostPapersSeller.PREFIX_TAKEN);
  const isEarlier = registered_from && registered_from !== before.registered_from;
  if (!isEarlier || registered_from >= todayInIndia(now)) return undefined;
  const number = await findInvoiceSince(tx, property_id, instantInIndia(registered_from, 0));
  return number ? refuse('papers_issued', { number }, say().hostPapersSeller.papersSince(number)) : undefined;
}
