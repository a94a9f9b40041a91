import type { TypedTraveller } from '#contract/travellers.ts';
import { addDays, instantOf } from '#domain/dates/calendar.ts';
import { HOUR } from '#domain/dates/duration.ts';
import { eventOf } from '#domain/register/form-iii.ts';
import { HOME_COUNTRY } from '#domain/register/traveller.ts';
import type { UserRow } from '#server/accounts/schema.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Sealer } from '#server/platform/keys/sealer.ts';
import { completeForm, listFormsOfBooking } from '#server/register/form-queries.ts';
import { keepForms } from '#server/register/forms.ts';
import { saveTravellers } from '#server/register/save-travellers.ts';
import { travellersOf } from '#server/register/traveller-queries.ts';
import { findReservation } from '#server/reservations/queries.ts';
import type { DemoStay } from './demo-stays.ts';

const COUNTRIES: Record<string, string> = { France: 'FR', 'United Kingdom': 'GB', Sweden: 'SE' };
const WOMEN = [
  ...[
    'Sunita',
    'Itishree',
    'Mamata',
    'Ananya',
    'Moumita',
    'Debolina',
    'Rituparna',
    'Priya',
    'Kavita',
    'Neha',
  ],
  ...['Claire', 'Hanna'],
];
/** Who travels with a booker, by the booker's sex. */
const PARTNERS = {
  home: { female: { name: 'Bikash', sex: 'male' }, male: { name: 'Lipika', sex: 'female' } },
  abroad: { female: { name: 'Erik', sex: 'male' }, male: { name: 'Emma', sex: 'female' } },
} as const;
const CHILDREN = [
  { name: 'Anjali', sex: 'female', born: 9 },
  { name: 'Arjun', sex: 'male', born: 6 },
] as const;
/** Hours after the arrival at which the hosts of the demo report a foreigner. */
const REPORTED_AFTER = 3 * HOUR;

interface Filling {
  tx: Tx;
  family: UserRow;
  sealer: Sealer;
}

/** Enters who travels with the guests of a stay, whose IDs the hosts have seen, and makes the reports that were due. */
export async function registerParty(
  { tx, family, sealer }: Filling,
  id: number,
  stay: DemoStay,
  until: Date,
): Promise<void> {
  const row = await findReservation(tx, id);
  if (!row || (await travellersOf(tx, sealer, id)).length > 0)
    return reportForeigners({ tx, family, sealer }, id, until);
  const context = { sealer, now: instantOf(stay.checkIn, '13:30'), by: 'host' as const, known: [] };
  const refused = await saveTravellers(tx, row, { travellers: partyOf(stay) }, context);
  if (refused instanceof Refusal)
    throw new Error(`The travellers of demo booking ${id} are refused: ${refused.code}`);
  await reportForeigners({ tx, family, sealer }, id, until);
}

async function reportForeigners({ tx, family, sealer }: Filling, id: number, until: Date): Promise<void> {
  await keepForms(tx, sealer, id);
  for (const form of await listFormsOfBooking(tx, id)) {
    const at = new Date(eventOf(form.due_at).getTime() + REPORTED_AFTER);
    if (at <= until) await completeForm(tx, form.id, family.id, at);
  }
}

function partyOf({ guest, adults, children, checkIn }: DemoStay): TypedTraveller[] {
  const [first = '', last = ''] = guest.name.split(' ');
  const nationality = COUNTRIES[guest.country] ?? HOME_COUNTRY;
  const sex = WOMEN.includes(first) ? 'female' : 'male';
  const year = Number(checkIn.slice(0, 4));
  const booker = { name: guest.name, sex, birth_date: `${year - 38}-04-12` } as const;
  const partner = PARTNERS[nationality === HOME_COUNTRY ? 'home' : 'abroad'][sex];
  const grownUps = [
    booker,
    { ...partner, name: `${partner.name} ${last}`, birth_date: `${year - 35}-09-30` },
  ];
  const young = CHILDREN.map(({ name, sex: one, born }) => ({
    name: `${name} ${last}`,
    sex: one,
    birth_date: `${year - born}-02-17`,
  }));
  const withoutId = { id_seen: true };
  return [
    ...grownUps.slice(0, adults).map((one, place) => ({ ...one, ...idOf(nationality, checkIn, place) })),
    ...young.slice(0, children).map((one, place) => ({
      ...one,
      ...(nationality === HOME_COUNTRY ? withoutId : idOf(nationality, checkIn, adults + place)),
    })),
  ].map((one) => ({ nationality, ...one }));
}

/** Returns an ID that is nobody's: the last characters of one, and for foreigners a passport. */
function idOf(nationality: string, checkIn: string, place: number): TypedTraveller {
  const digits = String((Number(checkIn.slice(5).replace('-', '')) * 7 + place * 1009) % 10_000).padStart(
    4,
    '0',
  );
  if (nationality === HOME_COUNTRY) return { id_kind: 'aadhaar', id_last4: digits, id_seen: true };
  return {
    id_kind: 'passport',
    id_seen: true,
    foreign: {
      passport_number: `X000${digits}`,
      passport_place: 'Demo',
      passport_issued: addDays(checkIn, -900),
      passport_expires: addDays(checkIn, 2700),
      visa_number: `V00${digits}`,
      visa_type: 'e-Tourist',
      visa_issued: addDays(checkIn, -60),
      visa_expires: addDays(checkIn, 120),
      arrived_from: 'Kolkata',
      arrived_in_india: addDays(checkIn, -6),
      next_destination: 'Bhubaneswar',
      address_in_india: 'Demo Road, Kolkata',
      phone_in_india: null,
      purpose: 'Tourism',
    },
  };
}
