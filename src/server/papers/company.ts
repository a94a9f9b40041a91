import type { Company } from '#contract/company.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import { updateReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { listPapers } from './paper-queries.ts';

/**
 * Makes the next papers of a booking out to a company, or to its guest alone. Refused once a tax invoice says for whom
 * it is. The reservation must be locked.
 */
export async function makeOutTo(
  tx: Tx,
  row: ReservationRow,
  company: Company | null,
): Promise<Refusal | undefined> {
  const papers = await listPapers(tx, row.id);
  if (papers.some(({ kind }) => kind === 'tax_invoice')) return refuse('already_issued');
  const { name = null, gstin = null } = company ?? {};
  await updateReservation(tx, row.id, { company_name: name, company_gstin: gstin });
  return undefined;
}
