import { checkCompany, NO_COMPANY, type TypedCompany } from '#domain/party/company.ts';
import { $draft, change } from './draft.ts';

/** Keeps what is typed in the draft, and whether it is right: the steps know no GSTIN. */
export function typeCompany(typed: Partial<TypedCompany>): void {
  const { name, gstin } = { ...($draft.get().company ?? NO_COMPANY), ...typed };
  const isRight = Object.keys(checkCompany({ name, gstin })).length === 0;
  change({ company: { name, gstin, isRight } });
}
