import { connection, TIMEOUT } from './connection.ts';

/** Repeats the contract's path, because the contract would bring zod into this small script. A test compares the two. */
export const CALENDAR_PATH = '/public/calendar';

export interface FreeNight {
  date: string;
  /** How many rooms are free. */
  free: number;
}

/** The nights of [from, to) with their free rooms. Throws if the calendar can't be read. */
export async function freeNights(from: string, to: string): Promise<FreeNight[]> {
  const { base, fetch } = connection();
  const response = await fetch(`${base}${CALENDAR_PATH}?${new URLSearchParams({ from, to })}`, {
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
  const { days } = Object(await response.json());
  if (!Array.isArray(days) || !days.every(isNight)) throw new Error('The calendar has another form');
  return days;
}

function isNight(value: unknown): value is FreeNight {
  const { date, free } = Object(value);
  return typeof date === 'string' && Number.isInteger(free);
}
