import { expect, test } from 'vitest';
import { bookingsReport } from '#server/host/bookings-report.ts';
import type { OutgoingMail } from '#server/mail/mailer.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { bearer, signUp } from '../support/accounts.ts';
import { testApp } from '../support/app.ts';
import { bookingRequest } from '../support/homestays.ts';
import { serverTest, withoutLimits } from '../support/open-app.ts';
import { paidBooking } from '../support/paid-booking.ts';
import { readPdf } from '../support/pdf.ts';

/** Names that are accepted as typed: they may be shown, but must do nothing. */
const ACCEPTED = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "Robert'); drop table reservation;--",
  '=HYPERLINK("evil";"x")',
  '{{constructor.constructor("x")()}} #{7*7} %0d%0aSet-Cookie: a=b',
  '../../../etc/passwd',
  'Asha \u202egpj.exe\u202c',
  'A\u0301s\u0327ha \u{1f3d6}\ufe0f',
  'ଆଶା ମିଶ୍ର आशा আশা',
];

/** Names that could end a line somewhere: refused before anything is stored. */
const REFUSED = ['Asha\r\nBcc: everybody@example.in', 'Asha\nX', 'Asha\u0000', '\r', 'x'.repeat(121)];

const sent: OutgoingMail[] = [];
const send = async (mail: OutgoingMail) => void sent.push(mail);
const sending = (database: OpenDatabase) =>
  testApp(database, { ...withoutLimits(database).deps, mail: { kind: 'smtp', send, close: () => {} } });

serverTest('hostile text', { app: sending }, (api) => {
  test.each(ACCEPTED)('%j as a guest does nothing in mail, PDF, file name and report', async (guest_name) => {
    const day = 1 + ACCEPTED.indexOf(guest_name);
    const check_in = `2026-12-0${day}`;
    const check_out = day === 9 ? '2026-12-10' : `2026-12-0${day + 1}`;
    const booking = await paidBooking(api, { guest_name, check_in, check_out });
    sent.length = 0;
    expect(await sendDueMail(api.deps)).toBe(2);
    for (const mail of sent) {
      expect(mail.html).not.toMatch(/<(script|img(?! src="cid:(mark|qr)"))/i);
      expect(`${mail.to}${mail.subject}`).not.toMatch(/[\r\n\0]/);
      for (const { filename } of mail.attachments)
        expect(filename).not.toMatch(/[<>"'/\\:|?*%\p{Cc}\u202e]/u);
    }
    const invoice = await api.ask(`/public/invoice/download/${booking.id}`, { headers: booking.headers });
    const disposition = invoice.headers.get('Content-Disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%~-]+$/);
    const { text } = await readPdf(new Uint8Array(await invoice.arrayBuffer()));
    expect(text).not.toMatch(/[\u202a-\u202e]/);
    expect(text).toContain(`SH${booking.id}`);
    const report = await bookingsReport(api.deps.db, check_in, check_in);
    for (const sign of ['\u202e', '\u001b']) expect(report).not.toContain(sign);
    expect(report.split('\n').filter((line) => line.includes(`SH${booking.id}`))).toHaveLength(1);
  });

  test('a name that is a link is refused before it appears in a mail', async () => {
    const guest_name = '=HYPERLINK("http://evil.example";"x")';
    const booked = await api.ask('/public/reservation/create', { json: bookingRequest({ guest_name }) });
    expect([booked.status, (await booked.json()).fields]).toEqual([
      400,
      { guest_name: 'Please enter a name without links' },
    ]);
  });

  test.each(REFUSED)('%j is refused as a guest and as a user', async (name) => {
    const before = await api.deps.db.selectFrom('outbox').select('id').execute();
    const booked = await api.ask('/public/reservation/create', {
      json: bookingRequest({ guest_name: name, check_in: '2027-01-05', check_out: '2027-01-06' }),
    });
    const registered = await api.ask('/auth/register', { json: { email: 'x@example.in', name } });
    // A line break at an end is trimmed; the result is empty, which a guest's name may not be.
    expect(booked.status).toBe(400);
    expect(registered.status).toBe(name.trim() === '' ? 201 : 400);
    if (name.trim() !== '') {
      expect(await api.deps.db.selectFrom('outbox').select('id').execute()).toEqual(before);
    }
  });

  test('a name is returned as it was typed, as JSON that is never HTML', async () => {
    const mailbox = testApp(api.deps);
    const session = await signUp(mailbox, 'hostile@example.in');
    for (const name of ACCEPTED) {
      const json = { name };
      const response = await mailbox.ask('/profile', { method: 'PUT', json, headers: bearer(session) });
      expect(response.headers.get('Content-Type')).toContain('application/json');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect((await response.json()).profile.name).toBe(name);
    }
  });
});
