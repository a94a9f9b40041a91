import type { TypedCompany } from '#domain/party/company.ts';
import { companyProblems, typeCompany } from '#stores/booking/company.ts';
import { CompanyFields } from './CompanyFields.tsx';

/** Asks a guest who books for the company. */
export function BilledCompany({ typed, isSubmitted }: { typed: TypedCompany; isSubmitted: boolean }) {
  return (
    <CompanyFields
      typed={typed}
      problems={isSubmitted ? companyProblems(typed) : {}}
      onChange={typeCompany}
    />
  );
}
