import { checkCompany, type TypedCompany } from '#domain/party/company.ts';
import { companySentence } from '#messages/booking/company.ts';

/** Returns the sentences about what is wrong with a company, by field. */
export function companyProblems(typed: TypedCompany): Partial<Record<keyof TypedCompany, string>> {
  const { name, gstin } = checkCompany(typed);
  return {
    ...(name && { name: companySentence('name', name) }),
    ...(gstin && { gstin: companySentence('gstin', gstin) }),
  };
}
