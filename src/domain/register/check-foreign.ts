import { arrivalProblem, expiryProblem, issuedProblem, type Problem } from './check-dates.ts';
import { isMasked, mask } from './masking.ts';
import { FOREIGN_FIELDS, type Foreign, type ForeignField, NO_VISA, OCI } from './traveller.ts';

const PASSPORT = /^[A-Z0-9]{5,15}$/;
const VISA = /^[A-Z0-9/-]{1,30}$/;
/** Texts that the form can't do without. */
const NEEDED = [
  'passport_place',
  'visa_type',
  'arrived_from',
  'next_destination',
  'address_in_india',
  'purpose',
] as const satisfies ForeignField[];

interface Circumstances {
  known: readonly Foreign[];
  today: string;
  checkIn: string;
}

type Wrong = Partial<Record<ForeignField, Problem>>;

/** Returns what Form III asks about a foreigner, tidied, and the fields that are wrong. */
export function checkForeign(
  typed: Partial<Foreign>,
  { known, today, checkIn }: Circumstances,
): { foreign: Foreign; wrong: Wrong } {
  const wrong: Wrong = {};
  const note = (field: ForeignField, problem: Problem | undefined) => {
    if (problem) wrong[field] ??= problem;
  };
  const foreign = Object.fromEntries(
    FOREIGN_FIELDS.map((field) => [field, typed[field]?.trim() || null]),
  ) as Foreign;
  foreign.visa_type = visaType(foreign.visa_type);

  const passport = readNumber(foreign.passport_number, 'passport_number', known);
  foreign.passport_number = passport.number;
  note('passport_number', passport.problem ?? shapeProblem(passport.number, PASSPORT, 'passport_number'));
  for (const field of NEEDED) if (!foreign[field]) note(field, 'missing');
  note('passport_issued', issuedProblem(foreign.passport_issued ?? '', today));
  note('passport_expires', expiryProblem(foreign.passport_expires ?? '', checkIn));
  note('arrived_in_india', arrivalProblem(foreign.arrived_in_india ?? '', checkIn));

  if (foreign.visa_type === NO_VISA) {
    foreign.visa_number = null;
    foreign.visa_issued = null;
    foreign.visa_expires = null;
    return { foreign, wrong };
  }
  const visa = readNumber(foreign.visa_number, 'visa_number', known);
  foreign.visa_number = visa.number;
  note('visa_number', visa.problem ?? shapeProblem(visa.number, VISA, 'visa_number'));
  if (foreign.visa_type === OCI) {
    foreign.visa_expires = null;
    if (foreign.visa_issued) note('visa_issued', issuedProblem(foreign.visa_issued, today));
    return { foreign, wrong };
  }
  note('visa_issued', issuedProblem(foreign.visa_issued ?? '', today));
  note('visa_expires', expiryProblem(foreign.visa_expires ?? '', checkIn));
  return { foreign, wrong };
}

function visaType(typed: string | null): string | null {
  const known = [OCI, NO_VISA].find((type) => type.toLowerCase() === typed?.toLowerCase());
  return known ?? typed;
}

/** A masked number stands for the one that it was made of, and for no other. */
function readNumber(
  typed: string | null,
  field: 'passport_number' | 'visa_number',
  known: readonly Foreign[],
): { number: string | null; problem?: Problem } {
  if (typed === null) return { number: null };
  if (!isMasked(typed)) return { number: typed.replaceAll(/\s/g, '').toUpperCase() };
  const stored = known.map((foreign) => foreign[field]).find((number) => number && mask(number) === typed);
  return stored ? { number: stored } : { number: typed, problem: 'masked' };
}

function shapeProblem(number: string | null, shape: RegExp, problem: Problem): Problem | undefined {
  if (!number) return 'missing';
  return shape.test(number) ? undefined : problem;
}
