import { cpus } from 'node:os';
import { type RunningPostgres, startPostgres } from './postgres.ts';

export interface LongRun {
  title: string;
  /** The run takes so long that it starts only if it is named. */
  isOnlyNamed?: boolean;
}

/** Returns the named runs, or all. A wrong name prints the usage and ends the process. */
export function chosenRuns<Run extends LongRun>(
  runs: Readonly<Record<string, Run>>,
  words: readonly string[],
  usage: string,
): [string, Run][] {
  if (words.some((word) => !(word in runs))) {
    process.stderr.write(`${usage}\n  ${Object.keys(runs).join(' | ')}\n`);
    process.exit(1);
  }
  return Object.entries(runs).filter(([name, { isOnlyNamed }]) =>
    words.length > 0 ? words.includes(name) : !isOnlyNamed,
  );
}

/** Runs one after the other, each on its own PostgreSQL, and prints errors. Returns whether none has failed. */
export async function runEach<Run extends LongRun>(
  runs: readonly [string, Run][],
  one: (name: string, run: Run, server: RunningPostgres) => Promise<void>,
): Promise<boolean> {
  let isSound = true;
  for (const [name, run] of runs) {
    process.stdout.write(`${name.toUpperCase()} ${run.title} …\n`);
    const server = await startPostgres();
    try {
      await one(name, run, server);
    } catch (error) {
      isSound = false;
      console.error(error);
    } finally {
      await server.stop();
    }
  }
  return isSound;
}

export function machine(): string {
  return `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}`;
}
