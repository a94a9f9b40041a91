import type { Hono } from 'hono';
import { downloadRegister, printRegister } from '#contract/host/register.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { BOM, toCsv } from '#domain/money/csv.ts';
import { FOREIGN_FIELDS } from '#domain/register/traveller.ts';
import { registerFile } from '#messages/host/register/register.ts';
import * as copy from '#messages/host/register/register-papers.ts';
import { renderGuestList } from '#server/documents/guest-list.ts';
import { mountForHost, scopeOf } from '#server/host/access/access.ts';
import { inLanguage } from '#server/language/say.ts';
import type { AppContext } from '#server/platform/context.ts';
import { contentDisposition } from '#server/platform/http/attachment.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import type { OpenTraveller } from '#server/register/seal.ts';
import { nameOfTraveller } from '#server/register/traveller-view.ts';
import { listPropertyNames } from '#server/rooms/property-queries.ts';
import { listRegistered, type RegisteredStay } from './registered.ts';
import { travellerLines } from './traveller-lines.ts';
import { writeReadings } from './write-reading.ts';

const COLUMNS = [
  ...['arrived', 'left', 'booking', 'rooms', 'name', 'sex', 'birth_date', 'nationality'],
  ...['id_kind', 'id_last4', 'id_seen', ...FOREIGN_FIELDS],
];

/** Mounts the register of a period as files for an inspector. */
export function registerFileRoutes(app: Hono, deps: AppContext): void {
  const { db, clock, host: content } = deps;
  const headersOf = (type: string, name: string) => ({
    'Content-Type': type,
    'Content-Disposition': contentDisposition(name),
    'Cache-Control': 'no-store',
  });

  mountForHost(app, deps, downloadRegister, async ({ query: { from, to, property_id }, host, c }) => {
    const ids = scopeOf(host, property_id);
    if (!ids) return refuse('not_found');
    const stays = await listRegistered(deps, ids, { from, to });
    const rows = stays.flatMap((stay) => stay.travellers.map((one) => rowOf(stay, one)));
    await writeReadings(host, stays, { from, to }, clock());
    const name = registerFile(from, to, 'csv');
    return c.body(BOM + toCsv([COLUMNS, ...rows]), 200, headersOf('text/csv; charset=utf-8', name));
  });

  mountForHost(app, deps, printRegister, async ({ query: { from, to, property_id }, host, c }) => {
    const ids = scopeOf(host, property_id);
    if (!ids) return refuse('not_found');
    const stays = await listRegistered(deps, ids, { from, to });
    const homestays = (await listPropertyNames(db)).filter(({ id }) => ids.includes(id));
    const days = copy.registerDays(formatDate(from), formatDate(to));
    const print = () => {
      const sections = homestays.map(({ id, name }) => {
        const own = stays.filter(({ row }) => row.property_id === id);
        return { homestay: name, days, ...entriesOf(own) };
      });
      return renderGuestList(
        { title: copy.registerTitle, sections, day: todayInIndia(clock()) },
        content.look,
      );
    };
    // Inspectors read English, whatever language the host has chosen.
    const file = await inLanguage(DEFAULT_LANGUAGE, print);
    await writeReadings(host, stays, { from, to }, clock());
    const headers = headersOf('application/pdf', registerFile(from, to, 'pdf'));
    return c.body(new Uint8Array(file), 200, headers);
  });
}

function entriesOf(stays: readonly RegisteredStay[]) {
  const entries = stays.flatMap((stay) =>
    stay.travellers.map((one) => ({ title: nameOfTraveller(one), lines: linesOf(stay, one) })),
  );
  return { entries, note: entries.length === 0 ? copy.NO_TRAVELLERS : copy.stayed(entries.length) };
}

function rowOf({ row, rooms }: RegisteredStay, traveller: OpenTraveller): string[] {
  const { data, id_seen } = traveller;
  return [
    todayInIndia(row.checked_in_at),
    row.checked_out_at ? todayInIndia(row.checked_out_at) : '',
    bookingReference(row.id),
    rooms.join(', '),
    nameOfTraveller(traveller),
    data?.sex ?? '',
    data?.birth_date ?? '',
    data?.nationality ?? '',
    data?.id_kind ?? '',
    data?.id_last4 ?? '',
    copy.yesNo(id_seen),
    ...FOREIGN_FIELDS.map((field) => data?.foreign?.[field] ?? ''),
  ];
}

function linesOf({ row, rooms }: RegisteredStay, traveller: OpenTraveller): string[] {
  const left = row.checked_out_at ? formatDate(todayInIndia(row.checked_out_at)) : undefined;
  const stay = [
    copy.arrivedOn(formatDate(todayInIndia(row.checked_in_at))),
    copy.leftOn(left),
    rooms.join(', '),
    bookingReference(row.id),
  ];
  return [stay.join(' · '), ...travellerLines(traveller)];
}
