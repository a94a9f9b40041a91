import type { Paper } from '#contract/papers.ts';
import { exactRupees } from '#domain/money/exact.ts';
import { taxSums } from '#domain/papers/paper-line.ts';
import type { AppContext } from '#server/platform/context.ts';
import { paperUrl } from './paper-link.ts';
import type { PaperRow } from './schema.ts';

export type NamedPaperRow = PaperRow & { guest_name: string };

/** Returns a paper as the API shows it, with a signed address that opens it. */
export function paperView(
  deps: Pick<AppContext, 'accounts' | 'config'>,
  row: NamedPaperRow,
  now: Date,
): Paper {
  const sums = taxSums(row.data?.lines ?? []);
  const taxable = sums.length > 0 ? sums.reduce((sum, one) => sum + one.taxable, 0) : row.total_paise;
  return {
    id: row.id,
    reservation_id: row.reservation_id,
    guest_name: row.guest_name,
    kind: row.kind,
    number: row.number,
    issued_at: row.issued_at.toISOString(),
    total: exactRupees(row.total_paise),
    taxable: exactRupees(taxable),
    tax: sums.map(({ rate, ...parts }) => ({
      rate,
      taxable: exactRupees(parts.taxable),
      cgst: exactRupees(parts.cgst),
      sgst: exactRupees(parts.sgst),
    })),
    ...(row.replaces !== null && { replaces: row.replaces }),
    url: paperUrl(deps, row.id, now),
  };
}
