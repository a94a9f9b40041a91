import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as copy from '#messages/host/import/import.ts';
import { CommandRefused } from '#server/platform/run-command.ts';
import type { Task } from '#server/platform/server-tasks.ts';
import { runImport } from './run-import.ts';

/** Makes the file's path absolute, because a server runs in another folder. */
export function importArgs(written: string[], folder: string): string[] {
  const { file, flags } = readArgs(written);
  return [resolve(folder, file), ...flags];
}

/** Imports the homestays and rooms that one file describes. */
export const importTask: Task = async ({ db, files, clock }, args) => {
  const { file, dryRun, overwrite } = readArgs(args);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandRefused(copy.unreadable(file));
  });
  const request = { text, folder: dirname(file), db, files, now: clock(), dryRun, overwrite };
  const lines = await runImport(request);
  return [...lines, dryRun ? copy.DRY_RUN : copy.DONE].join('\n');
};

function readArgs(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new CommandRefused(copy.COMMAND);
  const { 'dry-run': dryRun, overwrite } = values;
  const flags = [...(dryRun ? ['--dry-run'] : []), ...(overwrite ? ['--overwrite'] : [])];
  return { file, dryRun, overwrite, flags };
}
