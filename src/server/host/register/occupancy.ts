import type { ResponseOf } from '#contract/endpoint.ts';
import type { getOccupancyReport } from '#contract/host/register.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatDate, formatStay } from '#domain/dates/calendar.ts';
import { countryName } from '#domain/party/countries.ts';
import { ageOn } from '#domain/register/age.ts';
import { sleptIn } from '#domain/register/occupancy.ts';
import { partyText } from '#messages/booking/stay-text.ts';
import * as copy from '#messages/host/register/register-papers.ts';
import type { GuestSection } from '#server/documents/guest-list.ts';
import { type Host, isOwnerOf } from '#server/host/access/access.ts';
import { selectHostReservations } from '#server/host/bookings/line-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { OpenTraveller } from '#server/register/seal.ts';
import { nameOfTraveller } from '#server/register/traveller-view.ts';
import { listPropertyNames } from '#server/rooms/property-queries.ts';
import { type RegisteredStay, withTravellers } from './registered.ts';

type Row = ResponseOf<typeof getOccupancyReport>['rows'][number];

/** Returns the bookings whose guests were in the house in the night that began on a date. */
async function listSleepers(
  deps: Deps,
  propertyIds: readonly number[],
  date: string,
): Promise<RegisteredStay[]> {
  const rows = await selectHostReservations(deps.db, propertyIds)
    .where('status', '=', 'confirmed')
    .where('checked_in_at', 'is not', null)
    .where('check_in', '<=', date)
    .where('check_out', '>', date)
    .orderBy('property_id')
    .orderBy('check_in')
    .orderBy('reservation.id')
    .execute();
  return withTravellers(
    deps,
    rows.filter((row) => sleptIn(row, date)),
  );
}

type Deps = Pick<AppContext, 'db' | 'sealer' | 'clock'>;

interface OccupancyReport {
  rows: Row[];
  text: string;
  sections: GuestSection[];
}

/** Reports who was in the house in a night, each homestay by itself; where the reader is no owner, the names alone. */
export async function occupancyReport(
  deps: Deps,
  host: Pick<Host, 'roles'>,
  { propertyIds, date }: { propertyIds: readonly number[]; date: string },
): Promise<OccupancyReport> {
  const stays = await listSleepers(deps, propertyIds, date);
  const homestays = (await listPropertyNames(deps.db)).filter(({ id }) => propertyIds.includes(id));
  const sections = homestays.map(({ id, name }): GuestSection => {
    const own = stays.filter(({ row }) => row.property_id === id);
    const entries = own.flatMap((stay) => entriesOf(stay, isOwnerOf(host, id), date));
    const count = own.reduce((sum, stay) => sum + peopleOf(stay), 0);
    const note = count === 0 ? copy.NOBODY : copy.stayed(count);
    return { homestay: name, days: copy.nightOf(formatDate(date, 'long')), note, entries };
  });
  return {
    rows: stays.flatMap((stay) => rowsOf(stay, isOwnerOf(host, stay.row.property_id), date)),
    text: sections.map(textOf).join('\n\n'),
    sections,
  };
}

const textOf = ({ homestay, days, note, entries }: GuestSection): string =>
  [
    homestay,
    days,
    note,
    ...entries.map(({ title, lines }, place) => [`\n${place + 1}. ${title}`, ...lines].join('\n')),
  ].join('\n');

/** More may be in the register than were booked, and fewer. */
const peopleOf = ({ row, travellers }: RegisteredStay) =>
  Math.max(travellers.length, row.adults + row.children);

const bookerOf = ({ row }: RegisteredStay) => row.guest_name || bookingReference(row.id);

function rowsOf(stay: RegisteredStay, isOwner: boolean, date: string): Row[] {
  const { check_in, check_out } = stay.row;
  const of = (name: string) => ({ name, rooms: stay.rooms, check_in, check_out });
  const none = { sex: null, age: null, nationality: null, id_kind: null, id_last4: null };
  if (stay.travellers.length === 0) return [{ ...of(bookerOf(stay)), ...(isOwner && none) }];
  return stay.travellers.map((traveller) => {
    const row = of(nameOfTraveller(traveller));
    if (!isOwner) return row;
    const { data } = traveller;
    if (!data) return { ...row, ...none };
    const { sex, nationality, id_kind, id_last4 } = data;
    return { ...row, sex, age: ageOn(data.birth_date, date), nationality, id_kind, id_last4 };
  });
}

function entriesOf(stay: RegisteredStay, isOwner: boolean, date: string): GuestSection['entries'] {
  const { row, rooms, travellers } = stay;
  const dates = formatStay({ checkIn: row.check_in, checkOut: row.check_out }, true);
  const where = [rooms.join(', '), dates];
  if (!isOwner) {
    const names = travellers.length > 0 ? travellers.map(nameOfTraveller) : [bookerOf(stay)];
    return names.map((title) => ({ title, lines: [where.join(' · ')] }));
  }
  const booked = copy.bookedBy(bookerOf(stay), row.guest_phone);
  if (travellers.length === 0)
    return [{ title: bookerOf(stay), lines: [partyText(row), [...where, booked].join(' · ')] }];
  const missing = peopleOf(stay) - travellers.length;
  return travellers.map((traveller, place) => {
    const isLast = place === travellers.length - 1;
    const last = [...where, booked, ...(isLast && missing > 0 ? [copy.othersOf(missing)] : [])];
    return { title: nameOfTraveller(traveller), lines: [...personOf(traveller, date), last.join(' · ')] };
  });
}

function personOf({ data }: OpenTraveller, date: string): string[] {
  if (!data) return [];
  const { sex, birth_date, nationality, id_kind, id_last4 } = data;
  const age = copy.ageOf(ageOn(birth_date, date));
  return [[copy.sexOf(sex), age, countryName(nationality), copy.idOf(id_kind, id_last4)].join(' · ')];
}
