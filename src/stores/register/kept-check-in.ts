import * as z from 'zod/mini';
import { foreign } from '#contract/travellers.ts';
import { DAY } from '#domain/dates/duration.ts';
import { ID_KINDS, SEXES } from '#domain/register/traveller.ts';
import { storage, storedValue } from '#stores/browser/storage.ts';
import { type TypedTraveller, withoutNumbers } from './typed-traveller.ts';

/** What is typed on the page of online check-in. */
export interface TypedCheckIn {
  travellers: readonly TypedTraveller[];
  arrival_time: string;
  note: string;
}

const text = z.string();
const kept = z.object({
  reservation: z.int(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** True if the guest has pressed "Send" without a network. */
  isWaiting: z.boolean(),
  typed: z.object({
    travellers: z.array(
      z.object({
        key: text,
        id: z.optional(z.int()),
        known: z.optional(z.object({ id: z.int(), name: text })),
        name: text,
        sex: z.union([z.enum(SEXES), z.literal('')]),
        birth_date: text,
        nationality: text,
        id_kind: z.enum(ID_KINDS),
        id_last4: text,
        id_seen: z.boolean(),
        foreign: foreign(text),
      }),
    ),
    arrival_time: text,
    note: text,
  }),
});
type Kept = z.infer<typeof kept>;

/** Keeps what is typed in this browser, without the numbers of passports and visas, until it is sent or for a day. */
export function keepCheckIn(reservation: number, typed: TypedCheckIn, isWaiting: boolean): void {
  const travellers = typed.travellers.map(withoutNumbers);
  const value: Kept = { reservation, at: Date.now(), isWaiting, typed: { ...typed, travellers } };
  storage['check-in'] = JSON.stringify(value);
}

/** Returns what was typed for a booking and not sent; what is older than a day is deleted. */
export function keptCheckIn(reservation: number): Pick<Kept, 'typed' | 'isWaiting'> | undefined {
  const { data } = z.safeParse(kept, storedValue('check-in'));
  if (data && data.reservation === reservation && Date.now() - data.at < DAY) return data;
  if (!data || Date.now() - data.at >= DAY) forgetCheckIn();
  return undefined;
}

export function forgetCheckIn(): void {
  delete storage['check-in'];
}
