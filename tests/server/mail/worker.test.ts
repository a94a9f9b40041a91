import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OutgoingMail, smtpMailer } from '#server/mail/mailer.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { sendDueMail, waitBefore } from '#server/mail/worker.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';
import { type SmtpServer, startSmtp } from '../../support/smtp-server.ts';
import { type TestMailer, testMailer } from '../../support/test-mailer.ts';

const HOUR = 3_600_000;
const verify = (token: string) => ({ kind: 'verify_email', data: { token } }) as const;

let mailer: TestMailer;

function withMails(database: OpenDatabase): TestApp {
  mailer = testMailer();
  return testApp(database, { mail: mailer });
}

serverTest('the mail worker', { anew: true, app: withMails }, (api) => {
  const enqueue = (to: string, token = 'abc') => enqueueMail(api.deps.db, to, verify(token), api.clock());

  test('sends what is due, oldest first, once', async () => {
    await enqueue('a@example.in');
    await enqueue('b@example.in');
    expect(await sendDueMail(api.deps)).toBe(2);
    expect(await sendDueMail(api.deps)).toBe(0);
    expect(mailer.mails.map(({ to }) => to)).toEqual(['a@example.in', 'b@example.in']);
    // One that was queued before ids had a random part keeps its id.
    await enqueue('c@example.in');
    await api.deps.db.updateTable('outbox').set({ message_key: null }).execute();
    await sendDueMail(api.deps);
    const ids = mailer.mails.map(({ messageId }) => messageId);
    expect(ids.at(-1)).toMatch(/^<outbox-\d+@localhost>$/);
    expect(new Set(ids).size).toBe(3);
    expect(mailer.mails[0]?.text).toContain('http://localhost:4321/verify-email/abc');
  });

  test('tries again after growing pauses, with the same message id, and loses nothing', async () => {
    await enqueue('a@example.in');
    mailer.broken = true;
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await sendDueMail(api.deps)).toBe(0);
      const row = await api.deps.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
      expect(row).toMatchObject({ attempts: attempt, last_error: 'EENVELOPE RCPT TO 451', sent_at: null });
      waits.push((row.next_attempt_at.getTime() - api.clock().getTime()) / 1000);
      api.clock.set(row.next_attempt_at);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480]);
    mailer.broken = false;
    expect(await sendDueMail(api.deps)).toBe(1);
    const { id, message_key: key } = await api.deps.db
      .selectFrom('outbox')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(key).toMatch(/^[\da-f-]{36}$/);
    expect(mailer.mails[0]?.messageId).toBe(`<outbox-${id}-${key}@localhost>`);
  });

  test('a mail that went out is marked as sent once the database is back, and not sent again', async () => {
    await enqueue('a@example.in');
    let isAway = false;
    const db = new Proxy(api.deps.db, {
      get(real, name) {
        const value = Reflect.get(real, name);
        if (name !== 'updateTable' || !isAway) return typeof value === 'function' ? value.bind(real) : value;
        isAway = false;
        throw Object.assign(new Error('The database is away'), { code: 'ECONNRESET' });
      },
    });
    const send = async (mail: OutgoingMail) => {
      await mailer.send(mail);
      isAway = true;
    };
    expect(await sendDueMail({ ...api.deps, db, mail: { ...mailer, send } })).toBe(1);
    api.clock.advance(HOUR);
    expect(await sendDueMail(api.deps)).toBe(0);
    expect(mailer.mails).toHaveLength(1);
  });

  test('a mail that cannot be rendered does not delay the others', async () => {
    const job = { kind: 'booking_confirmed', data: { reservation_id: 999 } } as const;
    await enqueueMail(api.deps.db, 'a@example.in', job, api.clock());
    await enqueue('two\nlines@example.in');
    await enqueue('b@example.in');
    expect(await sendDueMail(api.deps)).toBe(1);
    expect(mailer.mails.map(({ to }) => to)).toEqual(['b@example.in']);
  });

  test('a booking is confirmed to the guest with the invoice, and reported to the host', async () => {
    const { id } = await paidBooking(api, {
      rooms: [{ id: 7 }],
      payment_method: 'advance',
      guest_name: 'Asha Mishra',
      breakfast: 2,
    });
    expect(await sendDueMail(api.deps)).toBe(2);
    const [guest, host] = mailer.mails;
    expect(guest).toMatchObject({
      to: 'asha@example.in',
      subject: `Your booking SH${id} is confirmed`,
      attachments: [{ filename: `Invoice_SH${id}_Asha_Mishra.pdf`, contentType: 'application/pdf' }],
    });
    expect(guest?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    for (const words of [
      'Fri, 18 Dec 2026',
      'Sun, 20 Dec 2026',
      '₹2,200',
      'Please pay the balance of ₹1,100',
    ]) {
      expect(guest?.text).toContain(words);
    }
    expect(host).toMatchObject({ to: api.deps.config.hostEmail, attachments: [] });
    for (const words of ['Asha Mishra', '+91 98765 43210', 'asha@example.in', '2 a day']) {
      expect(host?.text).toContain(words);
    }
  });

  test('with the local mailbox no mail leaves and every mail can be read', async () => {
    const local = testApp(api.deps);
    await enqueue('a@example.in');
    expect(await sendDueMail(local.deps)).toBe(1);
    await enqueue('two\nlines@example.in');
    const json = await local.ask('/sandbox/mail', { headers: { Accept: 'application/json' } });
    expect(await json.json()).toEqual([
      {
        id: expect.any(Number),
        to: 'a@example.in',
        reply_to: 'stay@test.example',
        subject: 'Please verify your email address',
        text: expect.stringContaining('/verify-email/abc'),
        html: expect.stringContaining('/verify-email/abc'),
        created_at: local.clock().toISOString(),
        attachments: [],
      },
    ]);
  });

  test('the mailbox is a page without scripts, with the invoice to download', async () => {
    const local = testApp(api.deps);
    const hostile = '<img src=x onerror=alert(1)>';
    const { id } = await paidBooking(local, {
      guest_name: hostile,
      check_in: '2026-12-22',
      check_out: '2026-12-23',
    });
    const page = await local.ask('/sandbox/mail', { headers: { Accept: 'text/html' } });
    expect(page.headers.get('Content-Type')).toContain('text/html');
    const html = await page.text();
    expect(html).toContain(`Your booking SH${id} is confirmed`);
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('cid:mark');
    const link = /\/api(\/sandbox\/mail\/\d+\/attachment)/.exec(html)?.[1] ?? '';
    const invoice = await local.ask(link);
    expect(invoice.headers.get('Content-Type')).toBe('application/pdf');
    expect((await local.ask('/sandbox/mail/99999/attachment')).status).toBe(404);
  });

  test('there is no mailbox where mail is sent', async () => {
    expect((await api.ask('/sandbox/mail')).status).toBe(404);
  });
});

test('pauses double from half a minute up to six hours', () => {
  expect([1, 2, 3, 10, 11, 50].map((attempts) => waitBefore(attempts) / 1000)).toEqual([
    30, 60, 120, 15_360, 21_600, 21_600,
  ]);
  expect(waitBefore(1_000_000)).toBe(6 * HOUR);
});

describe('sending by SMTP', () => {
  let server: SmtpServer;
  beforeAll(async () => {
    server = await startSmtp();
  });
  afterAll(() => server.stop());

  const mail: OutgoingMail = {
    to: 'asha@example.in',
    replyTo: 'stay@nilachal.example',
    subject: 'Your booking is confirmed',
    text: 'Namaste, ଆଶା',
    html: '<p>Namaste</p>',
    attachments: [
      { filename: 'Invoice_SH1_ଆଶା.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') },
    ],
    messageId: '<outbox-1@localhost>',
    qr: 'https://stay.example/check#a.b.c',
  };

  test('sends both parts and the attachment', async () => {
    const mailer = smtpMailer(server.url, 'Nilachal <stay@example.in>');
    await mailer.send(mail);
    mailer.close();
    const [message] = server.messages;
    expect(message?.to).toEqual(['asha@example.in']);
    for (const header of [
      'Message-ID: <outbox-1@localhost>',
      'To: asha@example.in',
      'Reply-To: stay@nilachal.example',
      'From: Nilachal <stay@example.in>',
      'Subject: Your booking is confirmed',
      'multipart/alternative',
      'text/plain',
      'text/html',
      'application/pdf',
      'Content-ID: <mark>',
      'Content-ID: <qr>',
    ]) {
      expect(message?.data).toContain(header);
    }
  });

  test('gives the server the ASCII form of an address of another script', async () => {
    const mailer = smtpMailer(server.url, 'stay@example.in');
    await mailer.send(Object.assign({}, mail, { to: 'asha@डाक.भारत' }));
    mailer.close();
    expect(server.messages.at(-1)?.to).toEqual(['asha@xn--11bx1g.xn--h2brj9c']);
  });

  test('fails when the server does not accept it', async () => {
    server.refuse = true;
    const mailer = smtpMailer(server.url, 'stay@example.in');
    await expect(mailer.send(mail)).rejects.toThrow('EENVELOPE MAIL FROM 451');
    mailer.close();
  });
});
