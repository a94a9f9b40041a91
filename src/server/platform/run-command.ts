import { ContentError } from '#server/content/content-file.ts';
import { ConfigError } from './config.ts';
import { DataDirectoryError } from './database/directory-lock.ts';
import { NewerDataError } from './database/migrations.ts';

/** Stops a command, with the message for its user. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command of package.json. Errors that its user can correct are printed as a sentence, with exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${explain(error)}\n`);
  }
}

function explain(error: unknown): string {
  const sentence = sentenceFor(error);
  if (sentence !== undefined) return sentence;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Returns what to tell the user of a command about an error that they can correct; undefined for any other. */
export function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const known = [ConfigError, ContentError, DataDirectoryError, NewerDataError, CommandRefused].some(
    (kind) => error instanceof kind,
  );
  if (known) return error.message;
  if ('code' in error && error.code === 'ECONNREFUSED') {
    return 'The database of DATABASE_URL is not responding. Is it running?';
  }
  if ('code' in error && error.code === 'ENOSPC')
    return `The disk is full: ${error.message}. Make room and try again.`;
  // A misspelt option of the command line has such a code.
  const isMisspelt = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isMisspelt ? error.message : undefined;
}
