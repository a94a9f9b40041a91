import { expect, it } from 'vitest';
import { addDays } from '#domain/dates/calendar.ts';
import { openAgent } from '../../support/agent.ts';
import { serverTest, withoutLimits } from '../../support/open-app.ts';
import { randomizer } from '../../support/random.ts';

const STAYS = process.env.TEST_ALL ? 200 : 15;
const SETS = [[1], [2], [3], [7], [1, 2], [2, 3], [1, 2, 3]];

serverTest('the price of an assistant', { app: withoutLimits }, (api) => {
  it(`is that of the page and of the order at the provider, over ${STAYS} stays`, async () => {
    const random = randomizer(60);
    const { use } = await openAgent(api);
    for (let index = 0; index < STAYS; index += 1) {
      const room_ids = SETS[random(SETS.length)] ?? [];
      const check_in = addDays('2026-11-25', random(55));
      const party = { adults: room_ids.length + random(3), children: random(2) };
      const extras = { breakfast: random(4), extra_beds: random(2) };
      const stay = { check_in, check_out: addDays(check_in, 3 + random(8)), ...party, ...extras };
      const { quote, total_price, advance_amount } = await use<{ quote: string; [amount: string]: unknown }>(
        'quote_stay',
        { ...stay, room_ids },
      );
      const shown = await (await api.ask('/public/quote', { json: { ...stay, rooms: room_ids } })).json();
      expect(total_price).toBe(shown.quote.total_price);

      const email = `asha${index}@example.in`;
      const { pay_url, reference } = await use<{ pay_url: string; reference: string }>('hold_stay', {
        quote,
        name: 'Asha Mishra',
        email,
        phone: '+91 98765 43210',
      });
      const payment_method = random(2) === 0 ? 'full' : 'advance';
      const token = pay_url.split('/').at(-1);
      const opened = await api.ask('/public/offer', { json: { token } });
      expect((await opened.clone().json()).reservation.total_amount).toBe(total_price);
      await api.ask('/public/offer', { method: 'PUT', json: { token, payment_method } });
      const headers = { Cookie: opened.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
      const json = { notes: { reservation_id: Number(reference.slice(2)) } };
      const { order } = await (await api.ask('/public/reservation/razorpay/order', { headers, json })).json();
      expect(order.amount).toBe(100 * Number(payment_method === 'full' ? total_price : advance_amount));
      await api.ask(`/public/reservation/${json.notes.reservation_id}`, { method: 'DELETE', headers });
    }
  });
});
