import { ADULT_AGE } from './traveller.ts';

/** Returns the full years of a person on a day. Who was born on 29 February is a year older on 1 March, or on the 29th. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

export const isAdult = (traveller: { birth_date: string }, day: string): boolean =>
  ageOn(traveller.birth_date, day) >= ADULT_AGE;
