import { isCivilDate } from '#domain/dates/calendar.ts';

/** What is wrong with a field; `messages` has a sentence for each. */
export type Problem =
  | 'missing'
  | 'wrong'
  | 'date'
  | 'in_future'
  | 'country'
  | 'last_four'
  | 'passport_number'
  | 'visa_number'
  | 'masked'
  | 'ends_before_check_in'
  | 'after_check_in'
  | 'known';

/** Returns what is wrong with a date that must be given and not be after another. */
function dateProblem(date: string, { latest, late }: { latest: string; late: Problem }): Problem | undefined {
  if (date === '') return 'missing';
  if (!isCivilDate(date)) return 'date';
  return date > latest ? late : undefined;
}

export const birthProblem = (date: string, today: string): Problem | undefined =>
  dateProblem(date, { latest: today, late: 'in_future' });

export const issuedProblem = birthProblem;

export const arrivalProblem = (date: string, checkIn: string): Problem | undefined =>
  dateProblem(date, { latest: checkIn, late: 'after_check_in' });

/** A passport or visa must be valid when its holder comes. */
export function expiryProblem(date: string, checkIn: string): Problem | undefined {
  if (date === '') return 'missing';
  if (!isCivilDate(date)) return 'date';
  return date < checkIn ? 'ends_before_check_in' : undefined;
}
