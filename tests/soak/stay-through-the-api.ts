import assert from 'node:assert/strict';
import { composeMail } from '#server/mail/compose.ts';
import { newestMail } from '#server/mail/queries.ts';
import type { TestApp } from '../support/app.ts';
import type { CivilDay } from '../support/civil-days.ts';
import { paidBooking } from '../support/paid-booking.ts';
import { readPdf } from '../support/pdf.ts';

/** One stay from the search to the invoice and the mails, through the API and its database; then its nights are free again. */
export async function checkThroughApi(
  api: TestApp,
  from: CivilDay,
  to: CivilDay,
  nights: number,
): Promise<void> {
  const { db } = api.deps;
  const found = await api.ask('/public/check-room-availability', {
    json: { checkInDate: from.date, checkOutDate: to.date, guests: 2, timestamp: 1 },
  });
  const { rooms } = await found.json();
  assert.equal(rooms[0].stay_days, nights);

  const stay = { check_in: from.date, check_out: to.date };
  const booking = await paidBooking(api, { ...stay, rooms: [{ id: 1 }] });
  const row = await db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  assert.deepEqual({ check_in: row.check_in, check_out: row.check_out }, stay);
  const taken = await db
    .selectFrom('room_night')
    .select('night')
    .where('reservation_id', '=', booking.id)
    .orderBy('night')
    .execute();
  assert.deepEqual([taken.length, taken[0]?.night], [nights, from.date]);

  const invoice = await api.ask(`/public/invoice/download/${booking.id}`, { headers: booking.headers });
  const { text } = await readPdf(new Uint8Array(await invoice.arrayBuffer()));
  const mails = await newestMail(db, 2);
  const texts = await Promise.all(mails.map(async (mail) => (await composeMail(mail, api.deps)).text));
  assert.equal(texts.length, 2);
  for (const document of [text, ...texts]) {
    assert.ok(document.includes(from.medium), `${from.medium} is not in: ${document}`);
    assert.ok(document.includes(to.medium), `${to.medium} is not in: ${document}`);
  }
  await db
    .updateTable('room_night')
    .set({ reservation_id: null, hold_id: null, held_until: null })
    .where('reservation_id', '=', booking.id)
    .execute();
}
