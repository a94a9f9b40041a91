import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { concurrentDatabase } from '../../../support/database.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';

const api = appOfFile({ on: [concurrentDatabase] });

it('a quote written while another change is made is invalid', async () => {
  const { db } = api.deps;
  const { id, headers } = await paidBooking(api);
  await db.updateTable('room_night').set({ price: 3000 }).where('room_id', '=', 1).execute();
  const path = `/public/reservation/${id}/change`;
  const apply = (quote_id: string) => api.ask(path, { headers, json: { quote_id } });
  const away = { check_in: '2026-12-22', check_out: '2026-12-23' };
  const first = await (await api.ask(`${path}/quote`, { headers, json: away })).json();

  let isMoved = false;
  // Right after the booking was read for the second quote.
  const between: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isMoved && result.rows.some((row) => 'guest_email' in row)) {
        isMoved = true;
        await apply(first.quote.id);
      }
      return result;
    },
  };
  const slow = testApp({ ...api.deps, db: db.withPlugin(between) });
  const { quote } = await (await slow.ask(`${path}/quote`, { headers, json: { adults: 1 } })).json();
  const { check_in } = await db.selectFrom('reservation').select('check_in').executeTakeFirstOrThrow();
  expect(check_in).toBe(away.check_in);

  // It is about the nights of the first stay, which are free again.
  expect(await (await apply(quote.id)).json()).toMatchObject({ code: 'price_changed' });
});
