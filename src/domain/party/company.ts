import { readGstin } from '#domain/papers/gstin.ts';

/** The company that papers are made out to, as it is typed. */
export interface TypedCompany {
  name: string;
  /** It may stay empty. */
  gstin: string;
}

export type CompanyProblem = 'missing' | 'wrong';
export type CompanyProblems = Partial<Record<keyof TypedCompany, CompanyProblem>>;

export const NO_COMPANY: TypedCompany = { name: '', gstin: '' };

/** Problems by field, in the order of the form; empty if both are right. */
export function checkCompany({ name, gstin }: TypedCompany): CompanyProblems {
  const problems: CompanyProblems = {};
  if (name.trim() === '') problems.name = 'missing';
  if (gstin.trim() !== '' && readGstin(gstin) === undefined) problems.gstin = 'wrong';
  return problems;
}

/** Returns a company that is right as the calls take it. */
export function companyOf({ name, gstin }: TypedCompany): { name: string; gstin: string | null } {
  return { name: name.trim(), gstin: readGstin(gstin) ?? null };
}
