import { cpus } from 'node:os';
import { type RunningPostgres, startPostgres } from './postgres.ts';

/** What a command such as `npm run soak` can run. */
export interface LongRun {
  title: string;
  /** Takes so long that it runs only when it is named. */
  isOnlyNamed?: boolean;
}

/** The runs that these words name, or all. Ends the process with the usage of the command where a word names none. */
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

/** Runs one after the other, each on a PostgreSQL of its own. Returns whether none threw; what one threw is printed. */
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

/** Node and the processor, for a page of results. */
export function machine(): string {
  return `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}`;
}
