import { checkCompany, NO_COMPANY, type TypedCompany } from '#domain/party/company.ts';
import { companySentence } from '#messages/booking/company.ts';
import { $draft, change } from './draft.ts';

/** Keeps what is typed in the draft, and whether it is right: the steps know no GSTIN. */
export function typeCompany(typed: Partial<TypedCompany>): void {
  const { name, gstin } = { ...($draft.get().company ?? NO_COMPANY), ...typed };
  const isRight = Object.keys(checkCompany({ name, gstin })).length === 0;
  change({ company: { name, gstin, isRight } });
}

/** Returns the sentences about what is wrong with a company, by field. */
export function companyProblems(typed: TypedCompany): Partial<Record<keyof TypedCompany, string>> {
  const { name, gstin } = checkCompany(typed);
  return {
    ...(name && { name: companySentence('name', name) }),
    ...(gstin && { gstin: companySentence('gstin', gstin) }),
  };
}
