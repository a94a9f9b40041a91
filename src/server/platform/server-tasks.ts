import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE, SECOND } from '#domain/dates/duration.ts';
import type { AppContext } from './context.ts';
import type { Job } from './jobs.ts';
import { CommandRefused, sentenceFor } from './run-command.ts';

/**
 * Runs commands that need the database. The embedded one belongs to the running server: a command then leaves a file in
 * the data directory, and the server does the task and writes its answer beside it.
 */
export type TaskContext = Pick<AppContext, 'db' | 'files' | 'config' | 'clock'>;
/** Returns what the command prints. */
export type Task = (deps: TaskContext, args: string[]) => Promise<string>;

const REQUEST = /^task-([\w-]+)-([0-9a-f-]{36})\.json$/;
const ANSWER = /^task-[0-9a-f-]{36}\.answer\.json$/;
const POLL_MILLISECONDS = 100;
/** The server looks once a second. */
const USUAL_MILLISECONDS = 2500;
const WAITING = 'Waiting for the process that has the data directory …\n';
const PRIVATE = 0o600;

interface Answer {
  text?: string;
  /** A sentence for the user of the command, if the task was refused. */
  refused?: string;
}

/** Leaves a request in the data directory and waits for its answer. */
export async function askServer(
  dataDir: string,
  { name, args }: { name: string; args: string[] },
  inUse: Error,
  limit = MINUTE,
): Promise<string> {
  const id = randomUUID();
  const request = join(dataDir, `task-${name}-${id}.json`);
  const answer = answerFile(dataDir, id);
  writeWhole(request, args);
  const begin = Date.now();
  for (let isTold = false; Date.now() < begin + limit; await wait(POLL_MILLISECONDS)) {
    if (!isTold && Date.now() > begin + USUAL_MILLISECONDS) {
      isTold = true;
      process.stderr.write(WAITING);
    }
    if (!existsSync(answer)) continue;
    const { text, refused } = JSON.parse(readFileSync(answer, 'utf8')) as Answer;
    rmSync(answer, { force: true });
    if (text !== undefined) return text;
    throw new CommandRefused(refused ?? 'The running server could not do it; its log says why.');
  }
  rmSync(request, { force: true });
  throw new CommandRefused(`${inUse.message} It did not respond in time.`);
}

/** Does the tasks that commands ask for. One that fails is logged as the job's error. */
export function tasksOnRequest(deps: TaskContext, tasks: Readonly<Record<string, Task>>): Job {
  const { dataDir } = deps.config;
  return {
    name: 'tasks of commands',
    everyMilliseconds: SECOND,
    async run() {
      for (const file of await readdir(dataDir)) {
        if (ANSWER.test(file)) removeOld(join(dataDir, file));
        const [, name = '', id = ''] = REQUEST.exec(file) ?? [];
        const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
        if (task) await answerRequest(deps, task, join(dataDir, file), answerFile(dataDir, id));
      }
    },
  };
}

async function answerRequest(deps: TaskContext, task: Task, request: string, answer: string): Promise<void> {
  const args = JSON.parse(readFileSync(request, 'utf8')) as string[];
  rmSync(request);
  try {
    writeWhole(answer, { text: await task(deps, args) } satisfies Answer);
  } catch (error) {
    const refused = sentenceFor(error);
    writeWhole(answer, (refused === undefined ? {} : { refused }) satisfies Answer);
    if (refused === undefined) throw error;
  }
}

/** Removes the answer for a command that was stopped before it read it. */
function removeOld(answer: string): void {
  const made = statSync(answer, { throwIfNoEntry: false })?.mtimeMs;
  if (made !== undefined && Date.now() - made > MINUTE) rmSync(answer, { force: true });
}

const answerFile = (dataDir: string, id: string) => join(dataDir, `task-${id}.answer.json`);

/**
 * Writes a file under its name only when it is complete, so that nobody reads half of it. It may contain data of
 * guests.
 */
function writeWhole(file: string, content: unknown): void {
  const aside = `${file}.new`;
  writeFileSync(aside, JSON.stringify(content), { mode: PRIVATE });
  renameSync(aside, file);
}
