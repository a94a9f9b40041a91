import type { Hono } from 'hono';
import { downloadReport, getReport, type ReportMonth } from '#contract/host/reports.ts';
import { BOOKING_SOURCES } from '#domain/booking/booking-source.ts';
import { toCsv } from '#domain/money/csv.ts';
import { figuresByMonth } from '#domain/money/revenue.ts';
import { reportFileName } from '#messages/host/import/report.ts';
import { type Host, mountForHost } from '#server/host/access/access.ts';
import type { AppContext } from '#server/platform/context.ts';
import { contentDisposition } from '#server/platform/http/attachment.ts';
import { countUnsold, listCancelledStays, listSoldStays } from './report-queries.ts';

const OCCUPANCY_DIGITS = 4;

/** Mounts the figures of an owner's homestays, as JSON and as a file for a spreadsheet. */
export function reportRoutes(app: Hono, deps: AppContext): void {
  const months = async ({ propertyIds }: Host, range: { from: string; to: string }) => {
    const stays = await listSoldStays(deps.db, propertyIds, range);
    const unsold = await countUnsold(deps.db, propertyIds, range);
    const cancelled = await listCancelledStays(deps.db, propertyIds, range);
    return figuresByMonth(range, stays, unsold, cancelled).map(
      ({ nightsSold, nightsOpen, bySource, cancellationFees, occupancy, ...figures }): ReportMonth => ({
        ...figures,
        occupancy: Number(occupancy.toFixed(OCCUPANCY_DIGITS)),
        nights_sold: nightsSold,
        nights_open: nightsOpen,
        cancellation_fees: cancellationFees,
        by_source: bySource,
      }),
    );
  };

  mountForHost(app, deps, getReport, async ({ query, host }) => ({ months: await months(host, query) }));

  mountForHost(app, deps, downloadReport, async ({ query, host, c }) => {
    const rows = (await months(host, query)).map(rowOf);
    return c.body(toCsv([HEADER, ...rows]), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition(reportFileName(query.from, query.to)),
    });
  });
}

/** The columns have the names of the JSON, so that a program can read both. */
const FIGURES = [
  'nights_sold',
  'nights_open',
  'occupancy',
  'revenue',
  'adr',
  'revpar',
  'cancellation_fees',
] as const;
const HEADER = [
  'month',
  ...FIGURES,
  ...BOOKING_SOURCES.flatMap((source) => [`${source}_nights`, `${source}_revenue`]),
];

function rowOf(figures: ReportMonth): (string | number)[] {
  return [
    figures.month,
    ...FIGURES.map((figure) => figures[figure]),
    ...BOOKING_SOURCES.flatMap((source) => [
      figures.by_source[source].nights,
      figures.by_source[source].revenue,
    ]),
  ];
}
