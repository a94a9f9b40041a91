import type { Hono } from 'hono';
import { createCode, endCode, type HostCode, listCodes } from '#contract/codes/host-codes.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { mountForHost, scopeOf } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import {
  countUses,
  endCodeRow,
  findCode,
  insertCode,
  listCodesOf,
} from '#server/reservations/codes/code-queries.ts';
import type { CodeRow } from '#server/reservations/codes/schema.ts';

/** Mounts the codes for discounts, which owners make for their own homestays. */
export function hostCodeRoutes(app: Hono, deps: AppContext): void {
  const { db, clock } = deps;

  mountForHost(app, deps, createCode, ({ body, host }) => {
    const { property_id, percent = null, rupees = null, ...terms } = body;
    const ids = scopeOf(host, property_id ?? undefined);
    if (!ids) return refuse('not_found');
    return host.inTransaction(async (tx) => {
      const now = clock();
      const own = { property_ids: [...ids], percent, rupees, created_at: now, created_by: host.user.id };
      const row = await insertCode(tx, { ...terms, ...own });
      if (!row) return refuse('code_exists');
      const after = { code: row.code, percent, rupees, uses: row.uses, valid_until: row.valid_until };
      for (const propertyId of row.property_ids)
        await writeAudit(tx, host, { propertyId, action: 'make code', after }, now);
      return { code: codeView(row, 0) };
    });
  });

  mountForHost(app, deps, listCodes, async ({ host }) => {
    const now = clock();
    const rows = await listCodesOf(db, host.propertyIds, todayInIndia(now));
    const used = await countUses(
      db,
      rows.map(({ id }) => id),
      now,
    );
    return { codes: rows.map((row) => codeView(row, used.get(row.id) ?? 0)) };
  });

  mountForHost(app, deps, endCode, ({ params, host }) =>
    host.inTransaction(async (tx) => {
      const row = await findCode(tx, params.code);
      // Of homestays of several owners, each can end it.
      if (!row?.property_ids.some((id) => host.propertyIds.includes(id))) return refuse('not_found');
      if (row.ended_at) return undefined;
      const now = clock();
      await endCodeRow(tx, row.id, now);
      for (const propertyId of row.property_ids)
        await writeAudit(tx, host, { propertyId, action: 'end code', after: { code: row.code } }, now);
      return undefined;
    }),
  );
}

function codeView(row: CodeRow, used: number): HostCode {
  return {
    code: row.code,
    percent: row.percent,
    rupees: row.rupees,
    uses: row.uses,
    used,
    valid_until: row.valid_until,
    minimum_nights: row.minimum_nights,
    property_ids: row.property_ids,
    ended: row.ended_at !== null,
    reservation_id: row.reservation_id,
    created_at: row.created_at.toISOString(),
  };
}
