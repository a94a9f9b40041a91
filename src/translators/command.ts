import { resolve } from 'node:path';
import { readCallerFolder } from '#server/platform/config.ts';
import { print, runCommand } from '#server/platform/run-command.ts';
import { runWords } from './run-words.ts';

/**
 * Runs `npm run words [-- hi [words-hi.csv]]`: how much is translated, the sheet of a language for its translator, and
 * the way back from a sheet into the files.
 */
const root = resolve(import.meta.dirname, '../..');

await runCommand(async () => {
  for (const line of runWords(process.argv.slice(2), { root, caller: readCallerFolder(process.env) }))
    print(line);
});
