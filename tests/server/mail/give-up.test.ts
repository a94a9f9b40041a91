import { expect, test } from 'vitest';
import { smtpMailer } from '#server/mail/mailer.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/log.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { serverTest } from '../../support/open-app.ts';
import { paidBooking } from '../../support/paid-booking.ts';
import { startSmtp } from '../../support/smtp-server.ts';
import { type TestMailer, testMailer } from '../../support/test-mailer.ts';

const HOUR = 3_600_000;

let mailer: TestMailer;

function withMails(database: OpenDatabase): TestApp {
  mailer = testMailer();
  return testApp(database, { mail: mailer });
}

serverTest('mails that are no longer sent', { anew: true, app: withMails }, (api) => {
  const enqueue = (to: string) =>
    enqueueMail(api.deps.db, to, { kind: 'verify_email', data: { token: 'abc' } }, api.clock());

  test('a mail that the server will never accept is dropped at once, without personal data', async () => {
    const smtp = await startSmtp();
    const mail = smtpMailer(smtp.url, 'stay@example.in');
    const logged: string[] = [];
    const log = createLog('info', { write: (line) => void logged.push(line) });
    const real = testApp(api.deps, { mail, log });
    await enqueue('nobody@example.in');
    expect(await sendDueMail(real.deps)).toBe(0);
    smtp.refuse = true;
    await enqueue('later@example.in');
    expect(await sendDueMail(real.deps)).toBe(0);
    const rows = await api.deps.db
      .selectFrom('outbox')
      .select(['sent_at', 'last_error', 'data'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { sent_at: expect.any(Date), last_error: 'not sent: EENVELOPE RCPT TO 550', data: {} },
      { sent_at: null, last_error: 'EENVELOPE MAIL FROM 451', data: { token: 'abc' } },
    ]);
    expect(logged).toHaveLength(2);
    expect(logged.join()).not.toMatch(/@|unknown here/);
    mail.close();
    await smtp.stop();
  });

  test('a mail is not tried for longer than five days', async () => {
    const thanks = {
      reservation_id: (await paidBooking(api, { check_in: '2026-12-28', check_out: '2026-12-29' })).id,
    };
    await api.deps.db.deleteFrom('outbox').execute();
    await enqueueMail(api.deps.db, 'a@example.in', { kind: 'booking_confirmed', data: thanks }, api.clock());
    mailer.broken = true;
    let attempts = 0;
    for (; attempts < 100; attempts += 1) {
      await sendDueMail(api.deps);
      const row = await api.deps.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
      if (row.sent_at) break;
      api.clock.set(row.next_attempt_at);
    }
    const row = await api.deps.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ last_error: 'not sent: EENVELOPE RCPT TO 451', data: {} });
    expect((row.sent_at?.getTime() ?? 0) - row.created_at.getTime()).toBeGreaterThanOrEqual(5 * 24 * HOUR);
    expect(attempts).toBeLessThan(40);
  });

  test('a mail with an expired link is not sent', async () => {
    await enqueueMail(
      api.deps.db,
      'a@example.in',
      { kind: 'reset_password', data: { token: 'abc' } },
      api.clock(),
    );
    await enqueue('b@example.in');
    api.clock.advance(HOUR);
    expect(await sendDueMail(api.deps)).toBe(1);
    expect(mailer.mails.map(({ to }) => to)).toEqual(['b@example.in']);
    await enqueue('c@example.in');
    api.clock.advance(24 * HOUR);
    expect(await sendDueMail(api.deps)).toBe(0);
    const rows = await api.deps.db.selectFrom('outbox').select('last_error').orderBy('id').execute();
    expect(rows.map(({ last_error }) => last_error)).toEqual([
      'not sent: it is out of date',
      null,
      'not sent: it is out of date',
    ]);
  });
});
