import type { SpecialRequests } from '#domain/booking/extras.ts';
import type { UnitPrices } from '#domain/booking/quote.ts';
import type { Party, Stay } from '#domain/dates/stay.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { CodeRow } from '#server/reservations/codes/schema.ts';
import { specialRequestColumns, specialRequestsOfRow } from '#server/reservations/schema.ts';
import { listRoomNames } from '#server/rooms/queries.ts';

export interface StoredQuote {
  id: string;
  propertyId: number;
  stay: Stay;
  party: Party;
  breakfasts: number;
  extraBeds: number;
  requests: SpecialRequests;
  prices: UnitPrices;
  /** The names of the rooms, in the order of `prices.rooms`. */
  names: readonly string[];
  createdAt: Date;
  validUntil: Date;
  code?: Pick<CodeRow, 'id' | 'code'> | undefined;
  /** The booking to change, the number of its changes and the amount paid at that time; undefined for a new booking. */
  change?: { reservationId: number; changesBefore: number; paidPaise: number | null } | undefined;
}

export async function insertQuote(db: Database | Tx, quote: StoredQuote): Promise<void> {
  const { prices } = quote;
  const rooms = prices.rooms.map(({ id, nights }, position) => ({
    id,
    name: quote.names[position] ?? '',
    nights,
  }));
  await db
    .insertInto('quote')
    .values({
      id: quote.id,
      property_id: quote.propertyId,
      check_in: quote.stay.checkIn,
      check_out: quote.stay.checkOut,
      adults: quote.party.adults,
      children: quote.party.children,
      extra_beds: quote.extraBeds,
      breakfasts: quote.breakfasts,
      ...specialRequestColumns(quote.requests),
      extra_bed_price: prices.addOns.extraBed,
      breakfast_price: prices.addOns.breakfast,
      rules_percent: prices.rulesPercent,
      rooms: JSON.stringify(rooms),
      cancellation: JSON.stringify(prices.cancellation.rules),
      cancellation_time: prices.cancellation.time,
      created_at: quote.createdAt,
      valid_until: quote.validUntil,
      reservation_id: quote.change?.reservationId ?? null,
      changes_before: quote.change?.changesBefore ?? null,
      paid_paise: quote.change?.paidPaise ?? null,
      code_id: quote.code?.id ?? null,
    })
    .execute();
}

export async function findValidQuote(
  db: Database | Tx,
  id: string,
  now: Date,
): Promise<StoredQuote | undefined> {
  const quote = await findQuote(db, id);
  return quote && quote.validUntil > now ? quote : undefined;
}

/** Returns a quote, even an expired one: it is still valid for an order that was opened in time. */
export async function findQuote(db: Database | Tx, id: string): Promise<StoredQuote | undefined> {
  const row = await db
    .selectFrom('quote')
    .leftJoin('code', 'code.id', 'code_id')
    .selectAll('quote')
    .select('code.code')
    .where('quote.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    propertyId: row.property_id,
    stay: { checkIn: row.check_in, checkOut: row.check_out },
    party: { adults: row.adults, children: row.children },
    breakfasts: row.breakfasts,
    extraBeds: row.extra_beds,
    requests: specialRequestsOfRow(row),
    prices: {
      rooms: row.rooms.map(({ id, nights }) => ({ id, nights })),
      rulesPercent: row.rules_percent,
      addOns: { breakfast: row.breakfast_price, extraBed: row.extra_bed_price },
      cancellation: { time: row.cancellation_time, rules: row.cancellation },
    },
    names: row.rooms.map(({ name }) => name),
    createdAt: row.created_at,
    validUntil: row.valid_until,
    ...(row.code_id !== null && row.code !== null && { code: { id: row.code_id, code: row.code } }),
    ...(row.reservation_id === null
      ? {}
      : {
          change: {
            reservationId: row.reservation_id,
            changesBefore: row.changes_before ?? 0,
            paidPaise: row.paid_paise,
          },
        }),
  };
}

/** Returns a quote whose rooms have their names for whoever is answered. It is stored with those of the host. */
export async function namedQuote(db: Database | Tx, quote: StoredQuote): Promise<StoredQuote> {
  const ids = quote.prices.rooms.map(({ id }) => id);
  const names = new Map((await listRoomNames(db, ids)).map(({ id, name }) => [id, name]));
  return { ...quote, names: ids.map((id, position) => names.get(id) ?? quote.names[position] ?? '') };
}

/** Deletes expired quotes, except those of changes that may still be paid for. */
export async function dropEndedQuotes(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('quote')
    .where('valid_until', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_order')
            .select('payment_order.id')
            .whereRef('payment_order.quote_id', '=', 'quote.id')
            .where('payment_order.settled', '=', false),
        ),
      ),
    )
    .execute();
}
