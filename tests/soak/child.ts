/**
 * A server in a process of its own, for `killable.ts`: it does one task at a time, and kills itself with SIGKILL at
 * the given await point.
 */
import { openPostgres } from '#server/platform/database/database.ts';
import { testClock } from '../support/app.ts';
import { faultPoints, faultyDatabase, faultyMailer, faultyPayments } from './fault-points.ts';
import type { Settings, Task, TaskAnswer } from './killable.ts';
import { outsideApp, serverOn } from './stage.ts';

const { databaseUrl, keys, smtpUrl }: Settings = JSON.parse(process.argv[2] ?? '');
const database = openPostgres(databaseUrl, { connections: 4, onError: () => {} });
const points = faultPoints(() => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
});
const clock = testClock();
const { payments, mail } = outsideApp(database, keys, smtpUrl).deps;
const server = serverOn(
  outsideApp(database, keys, smtpUrl, {
    clock,
    db: faultyDatabase(database, points),
    payments: faultyPayments(payments, points),
    mail: faultyMailer(mail, points),
  }),
);

async function perform(task: Task): Promise<TaskAnswer> {
  clock.set(task.now);
  points.arm(task.strike);
  if ('job' in task) {
    await server.work(task.job);
    return { calls: points.count() };
  }
  const answer = await server.ask(task.path, task.init);
  const body = await answer.text();
  return { calls: points.count(), response: { status: answer.status, headers: [...answer.headers], body } };
}

process.on('message', (task: Task) => {
  perform(task).then(
    (answer) => process.send?.(answer),
    (error: Error) => {
      process.stderr.write(`${error.stack}\n`);
      process.exit(1);
    },
  );
});
process.send?.('ready');
