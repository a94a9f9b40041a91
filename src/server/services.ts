import { accountKeys, readTokenSecret } from './accounts/keys.ts';
import type { AppConfig, AppDeps } from './deps.ts';
import type { Log } from './log.ts';
import { reminderJobs } from './mails/reminders.ts';
import { mailJobs } from './mails/worker.ts';
import { openFiles } from './providers/files.ts';
import { mailboxMailer, smtpMailer } from './providers/mail.ts';
import { openPayments } from './providers/open-payments.ts';
import { openDatabase } from './storage/open.ts';
import { prepareDatabase } from './storage/prepare.ts';
import { accountJobs, paymentJobs, startWorkers, type Workers } from './workers.ts';

/** What the build exports from `content` for the API. */
export type Exported = Pick<AppDeps, 'policies' | 'host'>;

/** What the API needs, opened for a process that stays: everything but what the build exports. */
export interface Services {
  deps: Omit<AppDeps, keyof Exported>;
  startWorkers(exported: Exported): void;
  close(): Promise<void>;
}

/** Opens the database (migrated, with demo data where wanted) and the outside services of the settings. */
export async function openServices(config: AppConfig, log: Log): Promise<Services> {
  const clock = () => new Date();
  const database = await openDatabase(config, (error) =>
    log.error({ err: error }, 'database connection lost'),
  );
  const { db } = database;
  await prepareDatabase(db, { demoData: config.demoData, now: clock() });
  const { payments, sandbox } = openPayments(config, db, clock);
  const accounts = accountKeys(readTokenSecret(config));
  const mail = config.mail.kind === 'smtp' ? smtpMailer(config.mail.url, config.mailFrom) : mailboxMailer();
  const files = openFiles(db, config);
  const deps: Services['deps'] = { db, config, clock, log, accounts, payments, sandbox, mail, files };
  let workers: Workers | undefined;
  return {
    deps,
    startWorkers(exported) {
      const jobs = [
        ...paymentJobs(deps),
        ...mailJobs({ ...deps, ...exported }),
        ...accountJobs(deps),
        ...reminderJobs(deps),
      ];
      workers = startWorkers(jobs, log);
    },
    async close() {
      await workers?.stop();
      mail.close();
      await database.close();
    },
  };
}
