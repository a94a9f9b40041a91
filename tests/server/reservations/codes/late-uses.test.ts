import { expect, it } from 'vitest';
import { atProperty, requestsOf } from '../../../support/at-property.ts';
import { concurrentDatabase } from '../../../support/database.ts';
import { serverTest } from '../../../support/open-app.ts';
import { heldBooking } from '../../../support/paid-booking.ts';

const MINUTE = 60_000;
const OTHER = 'ravi@example.in';
const HOUR = 60 * MINUTE;
const ONCE = { code: 'ONCE', percent: 50, uses: 1, valid_until: '2026-12-31', property_ids: [1] };
const STAYS = [
  { rooms: [{ id: 1 }] },
  { rooms: [{ id: 2 }] },
  { rooms: [{ id: 1 }], check_in: '2026-12-22', check_out: '2026-12-24' },
];

type Api = Parameters<Parameters<typeof serverTest>[2]>[0];
type Held = Awaited<ReturnType<typeof heldBooking>> & { orderId: string };

const addCode = ({ deps: { db }, clock }: Api) =>
  db
    .insertInto('code')
    .values({ ...ONCE, created_at: clock() })
    .execute();

const bookings = ({ deps: { db } }: Api) =>
  db
    .selectFrom('reservation')
    .select(['id', 'status', 'payment_status', 'code_discount', 'paid_paise', 'refunded_paise'])
    .orderBy('id')
    .execute();

serverTest(
  'late payments for a code that can be used once',
  { anew: true, on: [concurrentDatabase] },
  (api) => {
    const hold = async (stay: object): Promise<Held> => {
      const held = await heldBooking(api, { code: 'ONCE', ...stay });
      const json = { notes: { reservation_id: held.id } };
      const answer = await api.ask('/public/reservation/razorpay/order', { headers: held.headers, json });
      return { ...held, orderId: (await answer.json()).order.id };
    };
    const release = ({ id, headers }: Held) =>
      api.ask(`/public/reservation/${id}`, { method: 'DELETE', headers });
    const expire = async () => api.clock.advance(16 * MINUTE);
    const pay = async ({ orderId }: Held) => {
      const json = { order_id: orderId, outcome: 'captured', webhook: false };
      return (await api.ask('/sandbox/razorpay/pay', { json })).json();
    };
    const verify = async ({ headers }: Held, json: object) =>
      (await api.ask('/public/reservation/razorpay/verify', { headers, json })).status;
    const holdAll = async (end: (held: Held) => Promise<unknown>) => {
      await addCode(api);
      const all: Held[] = [];
      for (const stay of STAYS) {
        const held = await hold(stay);
        await end(held);
        all.push(held);
      }
      return all;
    };
    const expectOneBooking = async () => {
      const rows = await bookings(api);
      const booked = rows.filter(({ status }) => status === 'confirmed');
      const others = rows.filter(({ status }) => status !== 'confirmed');
      expect(booked).toMatchObject([{ payment_status: 'paid', refunded_paise: 0 }]);
      expect(others).toHaveLength(STAYS.length - 1);
      for (const other of others) {
        expect(other).toMatchObject({ status: 'cancelled', payment_status: 'refunded', paid_paise: 0 });
        expect(other.refunded_paise).toBe(other.code_discount * 100);
      }
      const taken = await api.deps.db
        .selectFrom('room_night')
        .select('reservation_id')
        .distinct()
        .where('reservation_id', 'is not', null)
        .execute();
      expect(taken).toEqual([{ reservation_id: booked[0]?.id }]);
    };

    it.each([
      ['were let go', release],
      ['have expired', expire],
    ])('confirm one booking of holds that %s, and go back in full for all others', async (_, end) => {
      const all = await holdAll(end);
      const statuses: number[] = [];
      for (const held of all) statuses.push(await verify(held, await pay(held)));
      expect(statuses).toEqual([200, 409, 409]);
      await expectOneBooking();
    });

    it('confirm one booking also at the same moment', async () => {
      const all = await holdAll(release);
      const paid = await Promise.all(all.map(pay));
      const statuses = await Promise.all(all.map((held, index) => verify(held, paid[index])));
      expect(statuses.toSorted()).toEqual([200, 409, 409]);
      await expectOneBooking();
    });

    it('take the use that is left, though the code has ended since, and none that another hold has', async () => {
      const [first, second] = await holdAll(release);
      if (!first || !second) throw new Error('nothing is held');
      const third = await hold({ check_in: '2026-12-26', check_out: '2026-12-28' });
      await api.deps.db.updateTable('code').set({ ended_at: api.clock() }).execute();
      expect(await verify(first, await pay(first))).toBe(409);
      await release(third);
      expect(await verify(second, await pay(second))).toBe(200);
      expect((await bookings(api)).map(({ status }) => status)).toEqual([
        'cancelled',
        'confirmed',
        'held',
        'held',
      ]);
    });
  },
);

serverTest('requests with a code that can be used once', { anew: true, app: atProperty }, (api) => {
  const { verified, hostOf, say } = requestsOf(api);
  const ask = async (stay: object, email?: string) => {
    const guest = await verified({ code: 'ONCE', ...stay }, email);
    expect(guest.status).toBe(201);
    return guest;
  };
  const lapsed = async (stay: object = {}) => {
    const guest = await ask(stay);
    api.clock.advance(3 * HOUR);
    return guest;
  };
  const statusOf = async ({ id }: { id: number }) =>
    (await bookings(api)).find((row) => row.id === id)?.status;

  it('are not confirmed late, by an answer or by money, while another one has the use', async () => {
    await addCode(api);
    const late = await lapsed();
    const other = await ask({ rooms: [{ id: 2 }] }, OTHER);
    const refused = { status: 409, code: 'code_used_up' };
    expect(await (await hostOf(late)).act('accept')).toMatchObject(refused);
    expect(await (await hostOf(late)).pay({ amount: 1, method: 'cash' })).toMatchObject({ status: 409 });
    expect(await statusOf(late)).toBe('held');
    expect(await (await hostOf(other)).act('accept')).toMatchObject({ status: 200 });
    expect(await (await hostOf(late)).act('accept')).toMatchObject(refused);
  });

  it('are confirmed late while the use is free', async () => {
    await addCode(api);
    const late = await lapsed();
    expect(await (await hostOf(late)).act('accept')).toMatchObject({ status: 200 });
    expect(await statusOf(late)).toBe('confirmed');
  });

  it('get no rooms back by the word of a guest who says to have paid late', async () => {
    await addCode(api);
    const late = await lapsed();
    await ask({ rooms: [{ id: 2 }] }, OTHER);
    expect(await say(late, '412345678901')).toMatchObject({ status: 200 });
    const holds = await api.deps.db
      .selectFrom('hold')
      .select('id')
      .where('ends_at', '>', api.clock())
      .execute();
    expect(holds).toHaveLength(1);
  });

  it('give the use back when the host declines them', async () => {
    await addCode(api);
    const declined = await ask({});
    expect(await (await hostOf(declined)).cancel({ refund: 'none' })).toMatchObject({ status: 200 });
    expect(await ask({ rooms: [{ id: 2 }] }, OTHER)).toMatchObject({ status: 201 });
  });
});
