import fc from 'fast-check';
import { expect } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { payBalanceCommand, shorten } from './balance-commands.ts';
import { orderMore, payMore } from './change-commands.ts';
import { command, ofOne } from './command.ts';
import {
  applyMoney,
  closeWindow,
  hold,
  isFree,
  type Model,
  NIGHTS,
  nightsOf,
  ROOMS,
  today,
} from './model.ts';
import { cancel, order, pay, refundPayment, work } from './money-commands.ts';
import { createAt, orderOf, type Real, readAnswer, report } from './real.ts';

const stay = fc.record({ first: fc.nat(NIGHTS.length - 2), length: fc.integer({ min: 1, max: 2 }) });

function datesOf({ first, length }: { first: number; length: number }) {
  const checkIn = NIGHTS[first] ?? '';
  return { checkIn, checkOut: addDays(checkIn, length), nights: NIGHTS.slice(first, first + length) };
}

const keysOf = (nights: readonly string[], rooms: readonly number[]) =>
  rooms.flatMap((room) => nights.map((night) => `${night} ${room}`));

const search = stay.map((args) =>
  command('search', args, async (model, { app }) => {
    const { checkIn, checkOut, nights } = datesOf(args);
    const json = { checkInDate: checkIn, checkOutDate: checkOut, guests: 2 };
    const { body } = await readAnswer(await app.ask('/public/check-room-availability', { json }));
    const shown = body.rooms.filter(({ id }: { id: number }) => id < 3);
    const expected = ROOMS.map((room) => ({ id: room, own: nightsOf(model, keysOf(nights, [room])) }))
      .filter(({ own }) => own.every((night) => isFree(model, night)))
      .map(({ id, own }) => [id, own.reduce((sum, { price }) => sum + price, 0)]);
    const real = shown.map(({ id, final_price }: Record<string, number>) => [id, final_price]);
    expect(Object.fromEntries(real)).toEqual(Object.fromEntries(expected));
    return undefined;
  }),
);

const requested = fc.record({
  stay,
  rooms: fc.constantFrom([1], [2], [1, 2], [2, 1]),
  method: fc.constantFrom('full', 'advance' as const),
});
type Wanted = typeof requested extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the index of the reservation that holds the request, if it can be held. */
async function holdAt(model: Model, real: Real, { stay, rooms, method }: Wanted) {
  const { checkIn, checkOut, nights } = datesOf(stay);
  const outcome = await createAt(real, rooms, { checkIn, checkOut, method });
  if (checkIn < today(model)) expect(outcome).toBe('past_dates');
  else {
    const held = hold(model, keysOf(nights, rooms), { checkIn, checkOut, method });
    expect(outcome).toBe(held ? 201 : 'room_taken');
  }
  return outcome === 201 ? real.booked.length - 1 : undefined;
}

const create = requested.map((args) => command('hold', args, (model, real) => holdAt(model, real, args)));

/** Held and paid in one go, so that there are bookings to change. */
const book = requested.map((args) =>
  command('book', args, async (model, real) => {
    const index = await holdAt(model, real, args);
    const reservation = index === undefined ? undefined : model.reservations[index];
    if (index === undefined || !reservation) return undefined;
    const { order = '' } = await orderOf(real, index);
    reservation.ordered = true;
    const { id } = real.razorpay.addPayment(order, 'captured');
    await report(real, id, 'payment.captured');
    applyMoney(model, index);
    expect(reservation.at).toBe('booked');
    return index;
  }),
);

const close = ofOne(
  'close the window',
  ({ at }) => at === 'open',
  async (model, real, index) => {
    const { id, headers } = real.booked[index] ?? {};
    const reservation = model.reservations[index];
    const { outcome } = await readAnswer(
      await real.app.ask(`/public/reservation/${id}`, { method: 'DELETE', headers }),
    );
    if (reservation?.released) expect(outcome).toBe('not_found');
    else if (reservation?.at !== 'open') expect(outcome).toBe('not_pending');
    else {
      expect(outcome).toBe(200);
      closeWindow(model, index);
    }
  },
);

const wait = fc.constantFrom(1, 5, 10, 15, 15, 60, 300).map((minutes) =>
  command('wait', minutes, async (model, { app }) => {
    model.minute += minutes;
    app.clock.advance(minutes * 60_000);
    return undefined;
  }),
);

const reprice = fc
  .record({
    night: fc.constantFrom(...NIGHTS),
    room: fc.constantFrom(...ROOMS),
    price: fc.integer({ min: 1, max: 9999 }),
  })
  .map((args) =>
    command('change a price', args, async (model, { app }) => {
      await app.deps.db
        .updateTable('room_night')
        .set({ price: args.price, discount: 0 })
        .where('night', '=', args.night)
        .where('room_id', '=', args.room)
        .execute();
      const night = model.nights.get(`${args.night} ${args.room}`);
      if (night) night.price = args.price;
      return undefined;
    }),
  );

export const COMMANDS = [
  ...[search, create, create, create, order, order, order, close, pay, pay, pay, book, book, book, book],
  ...[wait, wait, reprice, refundPayment, cancel, work, payBalanceCommand, payBalanceCommand, shorten],
  ...[orderMore, orderMore, orderMore, payMore, payMore, payMore, payMore],
];
