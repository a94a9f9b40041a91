import fc from 'fast-check';
import { expect } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { keepFirstNight } from './change-model.ts';
import { command, ofOne, pick, some, which } from './command.ts';
import { balanceOf, canChange, payBalance, today } from './model.ts';
import { orderOf, readAnswer, report } from './real.ts';

/** The balance of an advance: ordered, paid, and reported by a webhook. */
export const payBalanceCommand = fc
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
        const { outcome, amount, order } = await orderOf(real, index, 'rest');
        if (reservation.released) expect(outcome).toBe('not_found');
        else if (reservation.at !== 'booked') expect(outcome).toBe('not_booked');
        else if (due === 0) expect(outcome).toBe('already_paid');
        else if (today(model) > reservation.checkOut) expect(outcome).toBe('not_booked');
        else {
          expect([outcome, amount]).toEqual([200, 100 * due]);
          const { id } = real.razorpay.addPayment(order, args.as);
          await report(real, id, `payment.${args.as}`);
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
      readAnswer(await real.app.ask(`/public/reservation/${id}/${path}`, { headers, json }));
    const { outcome, body } = await ask('change/quote', { check_out: addDays(reservation.checkIn, 1) });
    if (reservation.released) expect(outcome).toBe('not_found');
    else if (!canChange(model, reservation)) expect(outcome).toBe('not_changeable');
    else {
      expect(outcome).toBe(201);
      const changed = await ask('change', { quote_id: body.quote.id });
      expect([changed.outcome, changed.body.comes_back]).toEqual([200, keepFirstNight(model, index)]);
    }
  },
);
