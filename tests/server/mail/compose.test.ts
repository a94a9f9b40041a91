import { expect, test } from 'vitest';
import { MailSubjectMissing } from '#server/mail/booking-stay.ts';
import { composeMail } from '#server/mail/compose.ts';
import { withQrForBrowser } from '#server/mail/qr-image.ts';
import type { MailJob, QueuedMail } from '#server/mail/queries.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';

function withHost(database: OpenDatabase): TestApp {
  const { deps } = testApp(database);
  const host = { siteUrl: 'https://stay.example', hostEmail: 'host@stay.example' };
  return testApp(database, { config: { ...deps.config, ...host } });
}

serverTest('rendering mails', { app: withHost }, (api) => {
  const write = (job: MailJob, created_at = api.clock()) =>
    composeMail({ ...job, id: 1, to: 'guest@example.in', created_at, attempts: 0 }, api.deps);

  test.each([
    [{ kind: 'verify_email', data: { token: 'abc' } }, 'https://stay.example/verify-email/abc'],
    [{ kind: 'reset_password', data: { token: 'abc' } }, 'https://stay.example/reset-password/abc'],
    [{ kind: 'already_registered', data: {} }, 'https://stay.example/'],
  ] satisfies [MailJob, string][])('%j links to the site', async (job, link) => {
    const { text, html, attachments } = await write(job);
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(attachments).toEqual([]);
  });

  test('a reply to a guest’s mail goes to the host, one to the host’s mail to the guest', async () => {
    const { id } = await paidBooking(api, { check_in: '2027-01-28', check_out: '2027-01-29' });
    const about = { reservation_id: id };
    const replies = async (...jobs: MailJob[]) =>
      (await Promise.all(jobs.map((job) => write(job)))).map(({ replyTo }) => replyTo);
    expect(
      await replies(
        { kind: 'booking_confirmed', data: about },
        { kind: 'password_changed', data: { name: null } },
      ),
    ).toEqual(['stay@test.example', 'stay@test.example']);
    expect(
      await replies(
        { kind: 'new_booking', data: about },
        { kind: 'changed_booking', data: about },
        { kind: 'rest_received', data: about },
        { kind: 'cancellation_notice', data: { ...about, amount_paise: 0 } },
        { kind: 'refund_stuck', data: { ...about, amount_paise: 100, payment_id: 'pay_1' } },
      ),
    ).toEqual(Array(5).fill('asha@example.in'));
  });

  test('a confirmation shows the refund for cancelling, by the terms at that time', async () => {
    const stay = { check_in: '2027-01-25', check_out: '2027-01-26', payment_method: 'advance' };
    const { id } = await paidBooking(api, stay);
    await api.deps.db.updateTable('cancellation_rule').set({ percent: 10 }).execute();
    const { text } = await write({ kind: 'booking_confirmed', data: { reservation_id: id } });
    expect(text).toMatch(
      /Until Mon, 18 Jan, 9:00 am: +₹1,000 refund\nThen until Fri, 22 Jan, 9:00 am: +₹500 refund\nAfter that: +No refund/,
    );
  });

  test('a confirmation and the mails before the stay describe the trip in the words of its page', async () => {
    const ways = { fromStation: 'Ten minutes by rickshaw.', fromAirport: 'Two hours by bus.' };
    const directions = { 1: ways };
    const host = { ...api.deps.host, directions, whatsapp: 'https://wa.me/919437012345' };
    const { id } = await paidBooking(api, { check_in: '2027-01-07', check_out: '2027-01-08' });
    const kinds = [
      { kind: 'booking_confirmed', data: { reservation_id: id, token: 'abc' } },
      {
        kind: 'stay_reminder',
        data: { reservation_id: id, token: 'abc', reminder: 'day_before', until: '' },
      },
    ] satisfies MailJob[];
    const queued = { id: 1, to: 'guest@example.in', created_at: api.clock(), attempts: 0 };
    const [confirmed, before] = await Promise.all(
      kinds.map(async (job) => (await composeMail({ ...job, ...queued }, { ...api.deps, host })).text),
    );
    const parts = (text = '') => text.slice(text.indexOf('/my-booking/'), text.indexOf('Questions or'));
    const toCheckIn = 'Online check-in:\nhttps://stay.example/check-in/abc\n\n';
    expect(before).toContain(toCheckIn);
    expect(parts(before).replace(toCheckIn, '')).toBe(parts(confirmed));
    const code = api.deps.accounts.checkCodes.of(id);
    expect(confirmed).toContain(`\nCheck code: ${code}\n`);
    expect(confirmed).toContain('\nShow this only to people you trust: it tells when you travel.\n');
    expect(confirmed).toMatch(/\nhttps:\/\/stay\.example\/check#[\w-]+\.[\w-]+\.[\w-]+\n/);
    const { html, qr } = await composeMail({ ...kinds[0], ...queued } as QueuedMail, { ...api.deps, host });
    expect(html).toContain('<img src="cid:qr" alt="QR code"');
    expect(confirmed).toContain(`\n${qr}\n`);
    expect(await withQrForBrowser(html, qr)).toContain('<img src="data:image/png;base64,');
    const order = [
      'GETTING THERE',
      'Ten minutes by',
      'Two hours by',
      'PAYMENT',
      'IF YOU CANCEL',
      'GOOD TO KNOW',
    ];
    const places = order.map((words) => confirmed?.indexOf(words) ?? -1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(decodeURIComponent(/wa\.me\S+/.exec(before ?? '')?.[0] ?? '')).toContain(`reference: SH${id}`);
    expect(before?.match(/gate/gi)).toHaveLength(1);
    const other = await paidBooking(api, {
      check_in: '2027-01-07',
      check_out: '2027-01-08',
      rooms: [{ id: 7 }],
    });
    const job = { kind: 'booking_confirmed', data: { reservation_id: other.id } } as const;
    const { text } = await composeMail({ ...job, ...queued }, { ...api.deps, host });
    expect(text).not.toMatch(/From Puri railway station|Ten minutes|Two hours/);
  });

  test('a confirmation rendered after the cancellation shows the booking as it was', async () => {
    const stay = { check_in: '2027-01-14', check_out: '2027-01-15', payment_method: 'advance' };
    const { id, headers } = await paidBooking(api, stay);
    const bookedAt = api.clock();
    const templates = () =>
      Promise.all(
        (['booking_confirmed', 'new_booking'] as const).map((kind) =>
          write({ kind, data: { reservation_id: id } }, bookedAt),
        ),
      );
    const before = (await templates()).map(({ text }) => text);
    expect(before[0]).toMatch(/Paid: +₹1,000\nDue at the property: +₹1,000/);
    api.clock.advance(1000);
    const cancelled = await api.ask(`/public/reservation/${id}/cancel`, { headers, json: {} });
    expect(cancelled.status).toBe(200);
    expect((await templates()).map(({ text }) => text)).toEqual(before);
  });

  test('mails about a booking link to its page; those queued before it had one link to the profile', async () => {
    const { id } = await paidBooking(api, { check_in: '2027-01-20', check_out: '2027-01-21' });
    const links = async (token?: string) => {
      const data = { reservation_id: id, ...(token ? { token } : {}) };
      const refund = { ...data, amount_paise: 100, reason: 'outside' } as const;
      const [confirmed, refunded] = await Promise.all([
        write({ kind: 'booking_confirmed', data }),
        write({ kind: 'payment_refunded', data: refund }),
      ]);
      return [confirmed, refunded].map(({ text }) => /https:\S+/.exec(text)?.[0]);
    };
    const link = 'https://stay.example/my-booking/abc';
    expect(await links('abc')).toEqual([link, link]);
    expect(await links()).toEqual(['https://stay.example/profile', undefined]);
  });

  test('a booking with an advance asks for the balance, one paid in full does not', async () => {
    const advance = await paidBooking(api, { payment_method: 'advance', children: 1, rooms: [{ id: 2 }] });
    const { subject, text, attachments } = await write({
      kind: 'booking_confirmed',
      data: { reservation_id: advance.id },
    });
    expect(subject).toBe(`Your booking SH${advance.id} is confirmed`);
    expect(text).toMatch(/Guests: +2\nChildren: +1/);
    expect(text).toContain('Please pay the balance of ₹2,700 at the property.');
    expect(attachments).toHaveLength(1);
    const full = await paidBooking(api, { rooms: [{ id: 7 }] });
    const paid = await write({ kind: 'booking_confirmed', data: { reservation_id: full.id } });
    expect(paid.text).toContain('Your booking is paid in full.');
    expect(paid.text).not.toContain('Please pay');
  });

  test('the host’s mail lists what to prepare', async () => {
    const booking = await paidBooking(api, {
      check_in: '2027-01-04',
      check_out: '2027-01-05',
      breakfast: 1,
      extra_beds: 2,
    });
    const { subject, text } = await write({ kind: 'new_booking', data: { reservation_id: booking.id } });
    expect(subject).toBe(`New booking SH${booking.id}: Mon, 4 Jan 2027`);
    expect(text).toMatch(/Breakfast: +1 a day\nExtra bed: +2 a night/);
  });

  test.each([
    ['rooms_taken', 'the rooms were already booked by others'],
    ['stay_passed', 'after the check-in day'],
    ['paid_twice', 'You had already paid for this booking. We refund the second payment.'],
    ['wrong_amount', 'was not the amount of the booking'],
    ['cancelled', 'This booking was cancelled before your payment arrived. We refund the whole amount.'],
    ['undone', 'This booking is cancelled.'],
    ['outside', 'Your hosts have refunded your payment.'],
  ] as const)('a refund has its reason: %s', async (reason, sentence) => {
    const { id } = await heldBooking(api, { rooms: [{ id: 3 }], check_out: '2026-12-21' });
    const { subject, text } = await write({
      kind: 'payment_refunded',
      data: { reservation_id: id, amount_paise: 123_450, reason },
    });
    expect(subject).toBe(`Your payment for SH${id} is being refunded`);
    expect(text).toContain(sentence);
    expect(text).toContain('₹1,234.50 is being refunded to your original payment method.');
    await api.deps.db
      .updateTable('room_night')
      .set({ reservation_id: null, hold_id: null, held_until: null })
      .execute();
    await api.deps.db.deleteFrom('hold').execute();
  });

  test('a mail whose subject no longer exists is not rendered', async () => {
    const held = await heldBooking(api, { check_in: '2027-01-10', check_out: '2027-01-11' });
    for (const reservation_id of [held.id, 99_999]) {
      await expect(write({ kind: 'booking_confirmed', data: { reservation_id } })).rejects.toThrow(
        MailSubjectMissing,
      );
    }
    const refund = { reservation_id: 99_999, amount_paise: 100, reason: 'cancelled' } as const;
    await expect(write({ kind: 'payment_refunded', data: refund })).rejects.toThrow(MailSubjectMissing);
  });
});
