import { expect, test } from 'vitest';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import type { OutgoingMail } from '#server/mail/mailer.ts';
import { smtpMailer } from '#server/mail/mailer.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { MIGRATIONS } from '#server/platform/database/migrations.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { deleteReminders } from '#server/reservations/changes/change-queries.ts';
import type { ReservationChanges } from '#server/reservations/schema.ts';
import { askGuests } from '#server/reviews/ask-guests.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { hostHeaders } from '../../support/host.ts';
import { bookAsHost, hostCalls } from '../../support/host-booking.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';
import { addReview } from '../../support/review-requests.ts';
import { startSmtp } from '../../support/smtp-server.ts';
import { testMailer } from '../../support/test-mailer.ts';

const ENDED = '2026-12-22T00:30:00+05:30';
const DAY_BEFORE = '2026-12-21T23:30:00+05:30';

let mails: OutgoingMail[];

function withMails(database: OpenDatabase): TestApp {
  const mail = testMailer();
  mails = mail.mails;
  const { config } = testApp(database).deps;
  return testApp(database, { mail, config: { ...config, rateLimits: false } });
}

serverTest('who is asked for a review', { anew: true, app: withMails }, (api) => {
  const asked = async () => {
    const rows = await api.deps.db
      .selectFrom('outbox')
      .select(['recipient', 'data'])
      .where('kind', '=', 'review_request')
      .orderBy('id')
      .execute();
    return rows.map(({ data }) => data.reservation_id);
  };
  const askAt = async (instant: string) => {
    api.clock.set(instant);
    await askGuests(api.deps);
    return asked();
  };
  const change = (id: number, to: ReservationChanges) =>
    api.deps.db.updateTable('reservation').set(to).where('id', '=', id).execute();
  const mailed = async () => {
    mails.length = 0;
    await sendDueMail(api.deps);
    return mails.filter(({ subject }) => subject.startsWith('How was'));
  };
  const tokenOf = (id: number) => api.deps.accounts.reviewTokens.of(id);
  const decline = async (id: number) =>
    (await api.ask('/public/review/no', { json: { token: tokenOf(id) } })).json();
  const chatOf = async (id: number, headers: Record<string, string>) =>
    (await hostCalls(api, headers, id).read()).review_whatsapp_url;

  test('guests of a paid stay, two days after check-out, once ever', async () => {
    const { id } = await paidBooking(api);
    const { id: half } = await paidBooking(api, { rooms: [{ id: 7 }], payment_method: 'advance' });
    expect(await askAt(DAY_BEFORE)).toEqual([]);
    expect(await askAt(ENDED)).toEqual([id, half]);
    // Dates that are changed later bring the other mails of a stay again, not this one.
    await inTransaction(api.deps.db, (tx) => deleteReminders(tx, id));
    for (const later of ['2026-12-22T06:00:00Z', '2027-06-01T06:00:00Z']) {
      expect(await askAt(later)).toEqual([id, half]);
    }
  });

  test('nobody whose stay was long over when the site began to ask', async () => {
    const { id: old } = await paidBooking(api);
    const { id: recent } = await paidBooking(api, { rooms: [{ id: 7 }] });
    const today = todayInIndia(new Date());
    await change(old, { check_in: addDays(today, -33), check_out: addDays(today, -31) });
    await change(recent, { check_in: addDays(today, -32), check_out: addDays(today, -30) });
    const migration = MIGRATIONS['0046-reviews'];
    await migration?.down?.(api.deps.db);
    await migration?.up(api.deps.db);
    expect(await askAt(new Date().toISOString())).toEqual([recent]);
  });

  test('once by several workers', async () => {
    const booked: number[] = [];
    for (const room of [1, 2, 7]) booked.push((await paidBooking(api, { rooms: [{ id: room }] })).id);
    api.clock.set(ENDED);
    await Promise.all(Array.from({ length: 6 }, () => askGuests(api.deps)));
    expect((await asked()).toSorted()).toEqual(booked);
  });

  test('guests who paid the host in cash, late as well', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    expect(await askAt('2026-12-30T06:00:00Z')).toEqual([]);
    const pay = async (amount: number) => {
      const paid = await hostCalls(api, await hostHeaders(api), id).pay({ amount, method: 'cash' });
      expect(paid.status).toBe(201);
    };
    await pay(1);
    expect(await askAt('2026-12-30T06:30:00Z')).toEqual([]);
    await pay(1999);
    expect(await askAt('2026-12-30T07:00:00Z')).toEqual([id]);
  });

  test.each<[string, ReservationChanges]>([
    ['is cancelled', { status: 'cancelled' }],
    ['is not paid', { paid_paise: 0 }],
    ['nobody came to', { no_show_at: new Date('2026-12-19T06:00:00Z') }],
    ['has no mailbox, as one of a channel', { guest_email: '' }],
    ['is a host’s, by the mailbox', { guest_email: 'owner-1@homestay.example' }],
  ])('nobody whose stay %s', async (_, changes) => {
    await hostHeaders(api, { propertyIds: [1] });
    const { id } = await paidBooking(api);
    await change(id, changes);
    expect(await askAt(ENDED)).toEqual([]);
  });

  test('nobody who holds a room, hosts the homestay or has reviewed it', async () => {
    await hostHeaders(api, { propertyIds: [2], role: 'staff' });
    const { user_id } = await api.deps.db
      .selectFrom('property_role')
      .select('user_id')
      .executeTakeFirstOrThrow();
    await heldBooking(api);
    const own = await paidBooking(api, { rooms: [{ id: 7 }] });
    const elsewhere = await paidBooking(api, { rooms: [{ id: 2 }] });
    for (const { id } of [own, elsewhere]) await change(id, { user_id });
    const reviewed = await paidBooking(api, { rooms: [{ id: 3 }], check_in: '2026-12-17' });
    await addReview(api, reviewed.id);
    expect(await askAt(ENDED)).toEqual([elsewhere.id]);
  });

  test('the mail names the present rooms, and has the links and the header', async () => {
    const { id } = await paidBooking(api, { guest_name: 'Asha <b>' });
    await api.deps.db
      .updateTable('reservation_room')
      .set({ name: 'Room 9' })
      .where('reservation_id', '=', id)
      .execute();
    await askAt(ENDED);
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    const link = `http://localhost:4321/review/${tokenOf(id)}`;
    expect(mail).toMatchObject({
      to: 'asha@example.in',
      subject: 'How was your stay at Homestay 1?',
      unsubscribe: `${link}?ask=no`,
    });
    expect(mail?.text).toContain(`Review your stay:\n${link}\n\nDon't ask me again:\n${link}?ask=no\n`);
    expect(mail?.text).toMatch(/Room: +Room 9\nCheck-in: +Fri, 18 Dec 2026\nCheck-out: +Sun, 20 Dec 2026/);
    expect(mail?.html).toContain('Asha &lt;b&gt;');
    const smtp = await startSmtp();
    const mailer = smtpMailer(smtp.url, 'stay@test.example');
    if (mail) await mailer.send(mail);
    mailer.close();
    await smtp.stop();
    const head = smtp.messages[0]?.data.split('\r\n\r\n')[0]?.replaceAll(/\r\n\s+/g, ' ');
    expect(head).toContain(`List-Unsubscribe: <${link}?ask=no>`);
  });

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['cancelled', (id) => change(id, { status: 'cancelled' })],
    ['erased', (id) => change(id, { guest_email: '', guest_phone: '' })],
    ['declined', decline],
    ['reviewed', (id) => addReview(api, id)],
  ])('the mail is dropped if the stay was %s meanwhile', async (_, happen) => {
    const { id } = await paidBooking(api);
    await sendDueMail(api.deps);
    await askAt(ENDED);
    await happen(id);
    expect(await mailed()).toEqual([]);
    const last = await api.deps.db
      .selectFrom('outbox')
      .select('last_error')
      .where('kind', '=', 'review_request')
      .executeTakeFirst();
    expect(last).toEqual({ last_error: 'not sent: it is out of date' });
  });

  test('the mail changes nothing of what the guest was told', async () => {
    const { id } = await paidBooking(api);
    await sendDueMail(api.deps);
    await askAt(ENDED);
    await change(id, { not_told_at: api.clock(), not_told_text: 'Call us.' });
    await mailed();
    const row = await api.deps.db
      .selectFrom('reservation')
      .select('not_told_text')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ not_told_text: 'Call us.' });
  });

  test('no mailbox that has declined, in any spelling, as often as it says so', async () => {
    const first = await paidBooking(api, { guest_email: 'gast@münchen.example' });
    const second = await paidBooking(api, { rooms: [{ id: 2 }], guest_email: 'gast@xn--mnchen-3ya.example' });
    const other = await paidBooking(api, { rooms: [{ id: 7 }] });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await decline(first.id)).toEqual({ message: 'We won’t ask you again.' });
    }
    expect(await askAt(ENDED)).toEqual([other.id]);
    expect(await api.deps.db.selectFrom('review_refusal').selectAll().execute()).toEqual([
      { mailbox_hash: expect.not.stringContaining('gast'), refused_at: expect.any(Date) },
    ]);
    const headers = await hostHeaders(api);
    expect(await chatOf(second.id, headers)).toBeNull();
    const unknown = await api.ask('/public/review/no', { json: { token: `${first.id}-${'A'.repeat(22)}` } });
    expect([unknown.status, (await unknown.json()).error]).toEqual([
      404,
      'We can’t find a stay for this link.',
    ]);
  });

  test('by WhatsApp from the desk, also without a mailbox, until the review is there', async () => {
    const guest = { name: 'Ravi Panda', phone: '098610 12345' };
    const { id } = await bookAsHost(api, await hostHeaders(api), { guest });
    await hostCalls(api, await hostHeaders(api), id).pay({ amount: 4000, method: 'upi' });
    api.clock.set(DAY_BEFORE);
    expect(await chatOf(id, await hostHeaders(api))).toBeNull();
    expect(await askAt(ENDED)).toEqual([]);
    const url = new URL(await chatOf(id, await hostHeaders(api)));
    expect(url.origin + url.pathname).toBe('https://wa.me/919861012345');
    expect(url.searchParams.get('text')).toBe(
      `Namaskar Ravi Panda! You have stayed at Homestay 1. Please tell other guests how it was: http://localhost:4321/review/${tokenOf(id)}`,
    );
    const opened = await api.ask('/public/review/open', { json: { token: tokenOf(id) } });
    expect(await opened.json()).toEqual({ homestay: 'Homestay 1', rooms: ['Room 1'], stayed_in: '2026-12' });
    await addReview(api, id);
    expect(await chatOf(id, await hostHeaders(api))).toBeNull();
  });
});
