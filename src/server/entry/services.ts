import { icalProvider } from '#server/channels/ical-provider.ts';
import type { Content } from '#server/content/content.ts';
import { createMailOutcome } from '#server/host/bookings/told.ts';
import { demoJobs } from '#server/host/demo-filling.ts';
import { pushKeys } from '#server/host/people/push-keys.ts';
import { pushSender } from '#server/host/people/push-sender.ts';
import { HOST_TASKS } from '#server/host/tasks.ts';
import { housekeepingTask } from '#server/housekeeping/on-request.ts';
import { mailboxMailer, smtpMailer } from '#server/mail/mailer.ts';
import { openPayments } from '#server/payments/open-provider.ts';
import { backupJobs } from '#server/platform/backup/jobs.ts';
import type { AppConfig } from '#server/platform/context.ts';
import { MEASURE_MILLISECONDS, openClock } from '#server/platform/database/clock.ts';
import { type OpenDatabase, openPostgres } from '#server/platform/database/database.ts';
import { openFiles } from '#server/platform/files.ts';
import { type Job, startWorkers, type Workers } from '#server/platform/jobs.ts';
import { accountKeys, readTokenSecret } from '#server/platform/keys/keys.ts';
import { readRegisterKeys, registerSealer } from '#server/platform/keys/register-keys.ts';
import type { Log } from '#server/platform/log.ts';
import { tasksOnRequest } from '#server/platform/server-tasks.ts';
import type { ServerContext } from './app.ts';
import { houseJobs } from './house-jobs.ts';
import { createMailData } from './mail-data.ts';

export interface Services {
  deps: Omit<ServerContext, keyof Content | 'site'>;
  /** Returns the background jobs, which `startWorkers` runs; without a lasting process, one round is run at a time. */
  jobs(content: Content): Job[];
  /** Starts the workers. If it is called again, the running jobs use the new content. */
  startWorkers(content: Content): void;
  /** Must be called before each request if no background job does it. */
  measureClockWhenOld(): Promise<void>;
  close(): Promise<void>;
}

/** Returns the outside services named by the settings, on a database that is open and migrated. */
export async function createServices(database: OpenDatabase, config: AppConfig, log: Log): Promise<Services> {
  const { now: clock, measure, measureWhenOld } = await openClock(database, log);
  const { db, pool } = database;
  const { payments, sandbox } = openPayments(config, db, clock);
  const accounts = accountKeys(readTokenSecret(config));
  const sealer = registerSealer(readRegisterKeys(config));
  const mail = config.mail.kind === 'smtp' ? smtpMailer(config.mail.url, config.mailFrom) : mailboxMailer();
  const files = openFiles(db, config);
  const mailData = createMailData(db, accounts);
  const push = pushSender(pushKeys(accounts), `mailto:${config.hostEmail}`);
  const channels = icalProvider({ loopback: config.loopbackFeeds });
  const standby =
    config.standbyUrl === undefined
      ? undefined
      : openPostgres(config.standbyUrl, {
          onError: (error) => log.error({ err: error }, 'standby connection lost'),
        });
  const deps = {
    db,
    pool,
    ...(standby && { standby }),
    config,
    clock,
    log,
    accounts,
    sealer,
    payments,
    sandbox,
    mail,
    mailData,
    mailOutcome: createMailOutcome(db, { accounts, clock, config }),
    files,
    push,
    channels,
    ...(database.dump && { dump: database.dump }),
  };
  const jobsWith = (full: typeof deps & Content) => [
    ...houseJobs(full),
    ...(config.demoBookings ? demoJobs(full) : []),
    { name: 'read the database clock', everyMilliseconds: MEASURE_MILLISECONDS, run: measure },
    ...(database.dump
      ? [
          ...backupJobs(config.dataDir, database.dump, clock, log),
          tasksOnRequest(deps, { ...HOST_TASKS, housekeeping: housekeepingTask }),
        ]
      : []),
  ];
  let running: { workers: Workers; full: typeof deps & Content } | undefined;
  return {
    deps,
    jobs: (content) => jobsWith({ ...deps, ...content }),
    measureClockWhenOld: measureWhenOld,
    startWorkers(content) {
      if (running) {
        Object.assign(running.full, content);
        return;
      }
      const full = { ...deps, ...content };
      running = { workers: startWorkers(jobsWith(full), log), full };
    },
    async close() {
      await running?.workers.stop();
      mail.close();
      await standby?.close();
      await database.close();
    },
  };
}
