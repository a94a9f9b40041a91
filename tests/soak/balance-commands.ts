import fc from 'fast-check';
import { expect } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { keepFirstNight } from './change-model.ts';
import { command, ofOne, pick, some, which } from './command.ts';
import { balanceOf, canChange, payBalance, today } from './model.ts';
import { orderOf, say, tell } from './real.ts';

/** The balance of an advance: ordered, paid, and reported by a webhook. */
export const rest = fc
  .record({ nth: which, as: fc.constantFrom('captured', 'authorized') } as const)
  .map((args) =>
    command(
      'pay the rest',
      args,
      async (model, real) => {
        const index = pick(model, args.nth, (each) => each.at === 'booked' && balanceOf(each) > 0);
        const reservation = model.reservations[index];
        if (!reservation) return undefined;
        const due = balanceOf(reservation);
        const { said, amount, order } = await orderOf(real, index, 'rest');
        if (reservation.released) expect(said).toBe('not_found');
        else if (reservation.at !== 'booked') expect(said).toBe('not_booked');
        else if (due === 0) expect(said).toBe('already_paid');
        else if (today(model) > reservation.checkOut) expect(said).toBe('not_booked');
        else {
          expect([said, amount]).toEqual([200, 100 * due]);
          const { id } = real.razorpay.addPayment(order, args.as);
          await tell(real, id, `payment.${args.as}`);
          payBalance(model, index);
        }
        return index;
      },
      some,
    ),
  );

/** The guest shortens the stay to its first night. */
export const shorten = ofOne(
  'shorten the stay',
  ({ at, nights }) => at === 'booked' && nights.length > 1,
  async (model, real, index) => {
    const { id, headers } = real.booked[index] ?? {};
    const reservation = model.reservations[index];
    if (!reservation) return;
    const ask = async (path: string, json: object) =>
      say(await real.app.ask(`/public/reservation/${id}/${path}`, { headers, json }));
    const { said, body } = await ask('change/quote', { check_out: addDays(reservation.checkIn, 1) });
    if (reservation.released) expect(said).toBe('not_found');
    else if (!canChange(model, reservation)) expect(said).toBe('not_changeable');
    else {
      expect(said).toBe(201);
      const changed = await ask('change', { quote_id: body.quote.id });
      expect([changed.said, changed.body.comes_back]).toEqual([200, keepFirstNight(model, index)]);
    }
  },
);
