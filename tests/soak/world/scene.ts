import type { Stay } from '#domain/dates/stay.ts';
import type { Random } from '../../support/random.ts';
import type { Bank } from './bank.ts';
import type { Answer, Machine } from './machine.ts';
import type { Timeline } from './timeline.ts';
import type { Weather } from './weather.ts';

/** A booking as its guest knows it. */
export interface Booking {
  id: number;
  house: number;
  rooms: readonly number[];
  stay: Stay;
  email: string;
  headers: { Cookie: string };
  from: string;
}

/** What a call of its guest's browser carries. */
export const as = ({ headers, from }: Pick<Booking, 'headers' | 'from'>) => ({ headers, from });

/** What everybody in a world has at hand. */
export interface Scene {
  machine: Machine;
  timeline: Timeline;
  bank: Bank;
  weather: Weather;
  random: Random;
  houses: number;
  /** The bookings that guests have paid, and may still act on. */
  bookings: Booking[];
  /** When the owner of each address came. */
  visitors: Map<string, number>;
  /** Writes what happened; the same seed writes the same. */
  note(who: string, what: string, outcome: string | number): void;
}

/** A rule of the world does not hold. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Returns the answer of a call that may be refused; nobody may get an unexpected error. Undefined if the machine died. */
export async function say(
  { machine, note }: Scene,
  who: string,
  path: string,
  init: Parameters<Machine['ask']>[1] = {},
): Promise<Answer | undefined> {
  const answer = await machine.ask(path, init);
  const what = `${init.method ?? (init.json === undefined ? 'GET' : 'POST')} ${path.replace(/\d+/g, '#')}`;
  if (answer === 'died') {
    note(who, what, 'died');
    return undefined;
  }
  note(who, what, answer.code ?? answer.status);
  if (answer.status >= 500 && answer.code !== 'payment_unavailable')
    throw new Broken(`${what} was answered ${answer.status} ${answer.code}`);
  return answer;
}
