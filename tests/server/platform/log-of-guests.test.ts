import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMailer } from '#server/mail/mailer.ts';
import { sendDueMail } from '#server/mail/worker.ts';
import { PaymentRefused } from '#server/payments/provider.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { runDueJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { testApp } from '../../support/app.ts';
import { serverTest } from '../../support/open-app.ts';
import { type SmtpServer, startSmtp } from '../../support/smtp-server.ts';
import { addPersonalData, PERSONAL_DATA, usedApp } from '../../support/used-app.ts';

const lines: string[] = [];
const log = createLog('trace', { write: (line) => void lines.push(line) });
const logged = (database: OpenDatabase) => testApp(database, { ...usedApp(database).deps, log });

serverTest('the log of guests’ requests and failures', { app: logged }, (api) => {
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.stop());

  const expectNothingPersonal = () => {
    expect(lines).not.toEqual([]);
    for (const word of [...Object.values(PERSONAL_DATA), 'nobody@', '98765 43210', '9876543210'])
      expect(lines.join()).not.toContain(word);
  };

  test('has requests, but no data of guests', async () => {
    await addPersonalData(api);
    expectNothingPersonal();
  });

  test('has no text of a mail server, which repeats the address', async () => {
    const mail = smtpMailer(smtp.url, 'stay@example.in');
    await api.deps.db.updateTable('outbox').set({ recipient: 'nobody@example.in' }).execute();
    await sendDueMail({ ...api.deps, mail, log, clock: api.clock });
    await smtp.stop();
    await api.deps.db
      .updateTable('outbox')
      .set({ sent_at: null, next_attempt_at: new Date(0) })
      .execute();
    await sendDueMail({ ...api.deps, mail, log, clock: api.clock });
    mail.close();
    expect(lines.join()).toMatch(/mail is not tried again/);
    expect(lines.join()).toMatch(/mail failed/);
    expectNothingPersonal();
    const mails = await api.deps.db.selectFrom('outbox').select('last_error').execute();
    expect(JSON.stringify(mails)).not.toContain('@');
  });

  test('has no text of a payment service or a database that repeats data', async () => {
    const reason = new PaymentRefused('Razorpay refused: contact +91 98765 43210 of nobody@example.in')
      .message;
    log.error({ order: 'order_1', reason }, 'order refused by the provider');
    const clash = async () => {
      const row = { email: `account0@${PERSONAL_DATA.email}`, created_at: api.clock() };
      await api.deps.db.insertInto('app_user').values(row).execute();
    };
    await runDueJobs([{ name: 'clash', everyMilliseconds: 1, run: clash }], api.clock(), log);
    expect(lines.join()).toMatch(/23505/);
    expectNothingPersonal();
  });
});
