import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RazorpayKeys } from '#server/platform/outside-settings.ts';
import type { Strike } from './fault-points.ts';
import type { Server, Stage } from './stage.ts';

export interface Settings {
  databaseUrl: string;
  keys: RazorpayKeys;
  smtpUrl: string;
}

interface RequestTask {
  path: string;
  init?: { method?: string; headers?: Record<string, string>; body?: string; json?: unknown };
}
export type Task = ({ job: string } | RequestTask) & { now: string; strike?: Strike };
export interface TaskAnswer {
  /** How many await points the task passed. */
  calls: number;
  response?: { status: number; headers: [string, string][]; body: string };
}

/** Dies at an await point, or after some milliseconds, wherever it is then. */
export type Death = { strike: Strike } | { milliseconds: number };

/** The process was killed before it responded. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

const CHILD = join(import.meta.dirname, 'child.ts');

/** Servers to be killed. The next one starts while this one works, because starting takes the most time. */
export function killableServers(stage: Stage, spares: number) {
  const settings: Settings = {
    databaseUrl: String(stage.database.pool.options.connectionString),
    keys: stage.razorpay.keys,
    smtpUrl: stage.smtp.url,
  };
  const ready: Promise<ChildProcess>[] = [];
  const start = async () => {
    const child = fork(CHILD, [JSON.stringify(settings)], { execArgv: [] });
    await Promise.race([once(child, 'message'), once(child, 'exit').then(() => fail('did not start'))]);
    return child;
  };
  const fill = () => {
    while (ready.length <= spares) ready.push(start());
  };
  fill();
  let current = ready.shift();

  async function perform(task: Task, death: Death | undefined): Promise<TaskAnswer> {
    fill();
    const child = (await current) ?? fail('is not there');
    const exited = once(child, 'exit');
    const answered = once(child, 'message');
    child.send({ ...task, ...(death && 'strike' in death ? death : {}) });
    const dies =
      death && 'milliseconds' in death
        ? pause(death.milliseconds).then(() => child.kill('SIGKILL'))
        : undefined;
    const [answer] = await Promise.race([answered, exited.then(() => [undefined])]);
    await dies;
    if (dies) await exited;
    if (child.exitCode === null && child.signalCode === null) return answer;
    current = ready.shift();
    if (child.signalCode !== 'SIGKILL') fail(`ended with ${child.exitCode}`);
    if (answer === undefined) throw new Killed('before it answered');
    return answer;
  }

  /** The next living server; its first task is its last, if it passes the point of its death. */
  function server(death?: Death): Server {
    const now = () => stage.app.clock().toISOString();
    return {
      async ask(path, init = {}) {
        const { response } = await perform({ now: now(), path, init: init as RequestTask['init'] }, death);
        return new Response(response?.body, { status: response?.status, headers: response?.headers });
      },
      async work(job) {
        await perform({ now: now(), job }, death);
      },
    };
  }

  async function stop(): Promise<void> {
    for (const child of await Promise.all([current, ...ready])) {
      if (!child) continue;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    }
  }
  return { server, stop };
}

function fail(how: string): never {
  throw new Error(`A server of the soak ${how}.`);
}
