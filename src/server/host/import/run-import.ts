import { checkFields, sentenceAt } from '#server/content/check-fields.ts';
import type { Written } from '#server/content/written-fields.ts';
import { readPhotos, renewReplaced, savePhotos } from '#server/host/rooms/photos.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Files } from '#server/platform/files.ts';
import { CommandRefused } from '#server/platform/run-command.ts';
import { listPicturePaths } from '#server/rooms/queries.ts';
import { type HomestayFile, homestayFile } from './homestay-file.ts';
import { ImportRefused, importHomestays } from './import-homestays.ts';

export interface ImportRequest {
  text: string;
  /** The folder of the file: photo paths are relative to it. */
  folder: string;
  db: Database;
  files: Files;
  now: Date;
  /** Does everything, then rolls back. */
  dryRun: boolean;
  /** True if nights also change that were last set in the calendar or by the rate plan. */
  overwrite?: boolean;
}

/** Carries the changes of a dry run out of its transaction. */
class RolledBack extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super('dry run');
    this.lines = lines;
  }
}

/** Imports a file completely or not at all. Returns the changes; throws {@link CommandRefused} with all problems. */
export async function runImport(request: ImportRequest): Promise<string[]> {
  const { text, folder, db, files, now, dryRun, overwrite = false } = request;
  const reading = readHomestayFile(text);
  const { written } = reading;
  const { photos, problems } = await readPhotos(written.fields, folder, (path, sentence) =>
    sentenceAt({ line: written.lineOf(path), field: written.placeOf(path), sentence }),
  );
  if (!reading.ok) throw new CommandRefused([...reading.problems, ...problems].join('\n'));
  if (problems.length > 0) throw new CommandRefused(problems.join('\n'));
  // The photos are saved before the rows that name them: an unused photo does no harm, a missing one does.
  if (!dryRun) await savePhotos(photos, files, now);
  try {
    const before = await listPicturePaths(db);
    const lines = await inTransaction(db, async (tx) => {
      const changes = await importHomestays(tx, reading.file, photos, now, { overwrite, inDetail: dryRun });
      if (dryRun) throw new RolledBack(changes);
      return changes;
    });
    const after = new Set(await listPicturePaths(db));
    const replaced = before.filter((path) => !after.has(path));
    await renewReplaced(replaced, files, now);
    return lines;
  } catch (error) {
    if (error instanceof RolledBack) return error.lines;
    if (error instanceof ImportRefused) throw new CommandRefused(error.message, { cause: error });
    throw error;
  }
}

export type Reading =
  | { ok: true; file: HomestayFile; written: Written }
  | { ok: false; problems: string[]; written: Written };

/** Reads and checks a homestay file. Reports every problem at once, with its line, its place and what to write. */
export function readHomestayFile(text: string): Reading {
  const checked = checkFields(text, homestayFile, (fields) => homestayFile.safeParse(fields));
  if (checked.ok) return { ok: true, file: checked.data, written: checked.written };
  return { ok: false, problems: checked.mistakes.map(sentenceAt), written: checked.written };
}
