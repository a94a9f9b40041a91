import type { TypedCompany } from '#domain/party/company.ts';
import { CompanyFields } from '#islands/ui/company/CompanyFields.tsx';
import { typeCompany } from '#stores/booking/company.ts';
import { companyProblems } from '#stores/reservation/company.ts';

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
