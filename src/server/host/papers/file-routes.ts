import type { Context, Hono } from 'hono';
import {
  downloadBookings,
  downloadGstr1,
  downloadPapers,
  downloadPayments,
  getCashBook,
} from '#contract/host/paper-files.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { addMonths, instantInIndia, todayInIndia } from '#domain/dates/calendar.ts';
import { timeInIndia } from '#domain/dates/instant.ts';
import { BOM, toCsv } from '#domain/money/csv.ts';
import { exactRupees } from '#domain/money/exact.ts';
import { toRupees } from '#domain/money/money.ts';
import { type FiledPaper, GSTR1_COLUMNS, gstr1Rows } from '#domain/papers/gstr1.ts';
import { taxSums } from '#domain/papers/paper-line.ts';
import { gstr1FileName, listFileName } from '#messages/host/papers/papers.ts';
import { mountForHost, scopeOf } from '#server/host/access/access.ts';
import { listPapersOf } from '#server/papers/paper-queries.ts';
import type { PaperRow } from '#server/papers/schema.ts';
import type { AppContext } from '#server/platform/context.ts';
import { contentDisposition } from '#server/platform/http/attachment.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { bookingRows } from './booking-rows.ts';
import { listMoneyLines, type MoneyLine } from './money-queries.ts';
import { spanOf } from './period.ts';

/** Mounts the lists for an accountant, and the cash book. */
export function paperFileRoutes(app: Hono, deps: AppContext): void {
  const { db, clock } = deps;
  const answer = (c: Context, name: string, table: readonly (readonly string[])[]) =>
    c.body(BOM + toCsv(table), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition(name),
      'Cache-Control': 'no-store',
    });

  mountForHost(app, deps, downloadPapers, async ({ query, host, c }) => {
    const ids = scopeOf(host, query.property_id);
    if (!ids) return refuse('not_found');
    const papers = await listPapersOf(db, ids, spanOf(query));
    const rows = papers.map((paper) => {
      const sums = taxSums(paper.data?.lines ?? []);
      const sum = (pick: 'taxable' | 'cgst') => sums.reduce((total, one) => total + one[pick], 0);
      const { company } = paper.data ?? {};
      return [
        paper.number,
        paper.kind,
        todayInIndia(paper.issued_at),
        bookingReference(paper.reservation_id),
        paper.guest_name,
        company?.name ?? '',
        company?.gstin ?? '',
        paper.replaces ?? '',
        exactRupees(paper.total_paise),
        exactRupees(sums.length > 0 ? sum('taxable') : paper.total_paise),
        exactRupees(sum('cgst')),
        exactRupees(sum('cgst')),
      ];
    });
    return answer(c, listFileName('papers', query.from, query.to), [PAPER_COLUMNS, ...rows]);
  });

  mountForHost(app, deps, downloadPayments, async ({ query, host, c }) => {
    const ids = scopeOf(host, query.property_id);
    if (!ids) return refuse('not_found');
    const rows = (await listMoneyLines(db, ids, spanOf(query), 'decided')).map((line) => [
      todayInIndia(line.at),
      timeInIndia(line.at),
      bookingReference(line.reservation_id),
      line.guest_name,
      line.method,
      exactRupees(line.paise),
      line.user_name ?? '',
      line.reference,
      line.state,
      line.note,
    ]);
    return answer(c, listFileName('payments', query.from, query.to), [PAYMENT_COLUMNS, ...rows]);
  });

  mountForHost(app, deps, downloadBookings, async ({ query, host, c }) => {
    const ids = scopeOf(host, query.property_id);
    if (!ids) return refuse('not_found');
    const rows = await bookingRows(db, ids, query, clock());
    return answer(c, listFileName('bookings', query.from, query.to), rows);
  });

  mountForHost(app, deps, downloadGstr1, async ({ query: { month, property_id }, host, c }) => {
    const ids = scopeOf(host, property_id);
    if (!ids) return refuse('not_found');
    const until = instantInIndia(addMonths(`${month}-01`, 1), 0);
    const papers = await listPapersOf(db, ids, { from: new Date(0), until });
    const rows = gstr1Rows(papers.flatMap(filed), month);
    return answer(c, gstr1FileName(month), [GSTR1_COLUMNS, ...rows]);
  });

  mountForHost(app, deps, getCashBook, async ({ query: { date }, host }) => {
    const span = spanOf({ from: date, to: date });
    const all = await listMoneyLines(db, host.propertyIds, span, 'paid out');
    const own = all.filter(
      ({ property_id, user_id }) => host.roles.get(property_id) === 'owner' || user_id === host.user.id,
    );
    const sum = (method: MoneyLine['method']) =>
      toRupees(own.filter((line) => line.method === method).reduce((total, { paise }) => total + paise, 0));
    return {
      lines: own.map(({ at, user_id, user_name, method, paise, reservation_id }) => ({
        at: at.toISOString(),
        by: user_id === null ? null : { id: user_id, name: user_name ?? '' },
        method,
        amount: toRupees(paise),
        reservation_id,
      })),
      totals: {
        cash: sum('cash'),
        upi: sum('upi'),
        bank: sum('bank'),
        card: sum('card'),
        online: sum('online'),
      },
    };
  });
}

const PAPER_COLUMNS = [
  ...['number', 'kind', 'issued_on', 'booking', 'guest', 'company', 'gstin', 'replaces'],
  ...['total', 'taxable', 'cgst', 'sgst'],
];
const PAYMENT_COLUMNS = [
  ...['date', 'time', 'booking', 'guest', 'method', 'amount', 'by', 'reference', 'state', 'note'],
];

/** Returns a paper as GSTR-1 needs it, or nothing if its seller was not registered. */
function filed({ data, ...row }: PaperRow): FiledPaper[] {
  if (!data?.seller.gstin) return [];
  const { kind, number, reservation_id, total_paise, replaces, payment_id } = row;
  return [
    {
      kind,
      number,
      on: todayInIndia(row.issued_at),
      booking: reservation_id,
      total: total_paise,
      lines: data.lines,
      sellerGstin: data.seller.gstin,
      stateCode: data.seller.stateCode,
      company: data.company,
      replaces,
      paymentId: payment_id,
    },
  ];
}
