import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { smtpMailer } from '#server/mail/mailer.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import { PaymentRefused } from '#server/payments/provider.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { runDueJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { databases } from '../../support/database.ts';
import { openHomestays } from '../../support/homestays.ts';
import { type SmtpServer, startSmtp } from '../../support/smtp-server.ts';
import { addPersonalData, PERSONAL_DATA, usedApp } from '../../support/used-app.ts';

describe.each(databases)('the log of guests’ requests and failures, on $name', (database) => {
  let open: OpenDatabase;
  let smtp: SmtpServer;
  let app: TestApp;
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  beforeAll(async () => {
    open = await database.open();
    smtp = await startSmtp();
    await openHomestays(open.db);
    app = testApp(open, { ...usedApp(open).deps, log });
  });
  afterAll(async () => {
    await smtp.stop();
    await open.close();
  });

  const expectNothingPersonal = () => {
    expect(lines).not.toEqual([]);
    for (const word of [...Object.values(PERSONAL_DATA), 'nobody@', '98765'])
      expect(lines.join()).not.toContain(word);
  };

  test('has requests, but no data of guests', async () => {
    await addPersonalData(app);
    expectNothingPersonal();
  });

  test('has no text of a mail server, which repeats the address', async () => {
    const mail = smtpMailer(smtp.url, 'stay@example.in');
    await open.db.updateTable('outbox').set({ recipient: 'nobody@example.in' }).execute();
    await sendDueMail({ ...app.deps, mail, log, clock: app.clock });
    await smtp.stop();
    await open.db
      .updateTable('outbox')
      .set({ sent_at: null, next_attempt_at: new Date(0) })
      .execute();
    await sendDueMail({ ...app.deps, mail, log, clock: app.clock });
    mail.close();
    expect(lines.join()).toMatch(/mail is not tried again/);
    expect(lines.join()).toMatch(/mail failed/);
    expectNothingPersonal();
    const mails = await open.db.selectFrom('outbox').select('last_error').execute();
    expect(JSON.stringify(mails)).not.toContain('@');
  });

  test('has no text of a payment service or a database that repeats data', async () => {
    const reason = new PaymentRefused('Razorpay refused: contact +91 98765 43210 of nobody@example.in')
      .message;
    log.error({ order: 'order_1', reason }, 'order refused by the provider');
    const clash = async () => {
      const row = { email: `account0@${PERSONAL_DATA.email}`, created_at: app.clock() };
      await open.db.insertInto('app_user').values(row).execute();
    };
    await runDueJobs([{ name: 'clash', everyMilliseconds: 1, run: clash }], app.clock(), log);
    expect(lines.join()).toMatch(/23505/);
    expectNothingPersonal();
  });
});
