import { readGstin } from '#domain/papers/gstin.ts';
import { say } from '#server/language/say.ts';
import { type Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { ReservationRow } from './schema.ts';

type Named = Pick<ReservationRow, 'company_name' | 'company_gstin'>;

/** Returns the company that the papers of a booking are made out to; null if they are for its guest alone. */
export function companyOf({ company_name, company_gstin }: Named) {
  return company_name === null ? null : { name: company_name, gstin: company_gstin };
}

/** Returns the same as one text, to tell whether it has changed; empty if there is none. */
export function companyText(row: Named): string {
  const company = companyOf(row);
  return company ? `${company.name}\n${company.gstin ?? ''}` : '';
}

/** Refuses a company whose GSTIN is none. */
export function refuseCompany(company: { gstin: string | null } | null | undefined): Refusal | undefined {
  const isWrong = Boolean(company?.gstin) && readGstin(company?.gstin ?? '') === undefined;
  return isWrong
    ? refuse('bad_request', { fields: { 'company.gstin': say().siteApi.FIELD_SENTENCES.wrong } })
    : undefined;
}
