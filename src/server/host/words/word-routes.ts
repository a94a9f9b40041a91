import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import * as contract from '#contract/host/words.ts';
import * as copy from '#messages/host/words/words.ts';
import { type Host, mountForHost } from '#server/host/access/access.ts';
import { writeAudit } from '#server/host/access/audit-queries.ts';
import { limitPerson } from '#server/host/access/host-limits.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { changeFiles, fieldsOfProblems } from './change-files.ts';
import type { Changes, ContentFiles } from './content-files.ts';
import { FileUnreadable } from './edit-file.ts';
import { differingWords, readWords, versionOf } from './read-words.ts';
import { readTyped } from './typed-words.ts';
import { pictureName, readWordPicture, type WordPicture } from './word-picture.ts';

type Deps = AppContext & { contentFiles?: ContentFiles };
/** The files, and the homestay whose host and ways are shown. */
interface Place {
  files: ContentFiles;
  propertyId: number | undefined;
}

/** Mounts the host's own words, which are files of content/. */
export function wordRoutes(app: Hono, deps: Deps): void {
  mountForHost(app, deps, contract.getWords, ({ query, host }) => {
    const place = placeOf(deps, host, query.property_id);
    return place instanceof Refusal ? place : answer(place);
  });

  mountForHost(app, deps, contract.saveWords, ({ query, body, host }) =>
    change(deps, host, query.property_id, async ({ files, propertyId }) => {
      const current = readWords(files.content, propertyId);
      if (body.version !== versionOf(current))
        return refuse('settings_changed', { current: answer({ files, propertyId }) });
      const typed = readTyped(body.words, current);
      if ('fields' in typed) return refuse('bad_request', { fields: typed.fields });
      const changes = await changeFiles(files, propertyId, current, typed.words);
      return { action: 'change words', changes };
    }),
  );

  mountForHost(app, deps, contract.undoWords, ({ query, body, host }) =>
    change(deps, host, query.property_id, async ({ files }) => {
      const changes = await files.takeUndo(body.undo_token, host.user.id, deps.clock());
      if (!changes) return refuse('undo_ended', {}, copy.NOT_UNDONE);
      return { action: 'undo words', changes, isKnown: true };
    }),
  );

  mountForHost(app, deps, contract.saveLogo, ({ query, host, c }) =>
    changePicture(deps, host, query.property_id, c, 'logo'),
  );
  mountForHost(app, deps, contract.savePortrait, ({ query, host, c }) =>
    changePicture(deps, host, query.property_id, c, 'portrait'),
  );
}

function placeOf({ contentFiles: files }: Deps, host: Host, asked: number | undefined): Place | Refusal {
  if (!host.ownsWords) return refuse('owner_only', {}, copy.ownersOnly);
  if (asked !== undefined && !host.propertyIds.includes(asked)) return refuse('not_found');
  if (!files) return refuse('wrong_state', {}, copy.NOTHING_TO_WRITE);
  const first = host.propertyIds.toSorted((one, other) => one - other)[0];
  return { files, propertyId: asked ?? first };
}

function answer({ files, propertyId }: Place) {
  const words = readWords(files.content, propertyId);
  return { words, version: versionOf(words) };
}

interface Work {
  action: string;
  changes: Changes;
  /** The files were like this before, so they are not judged. */
  isKnown?: boolean;
}

/** Writes the files that `work` returns, one call after the other, with the history. */
async function change(
  deps: Deps,
  host: Host,
  asked: number | undefined,
  work: (place: Place) => Promise<Work | Refusal>,
) {
  const place = placeOf(deps, host, asked);
  if (place instanceof Refusal) return place;
  const { files, propertyId } = place;
  return files.inTurn(async () => {
    try {
      const done = await work(place);
      if (done instanceof Refusal) return done;
      const { action, changes, isKnown } = done;
      const mistakes = isKnown || changes.size === 0 ? [] : await files.mistakesOf(changes);
      if (mistakes.length > 0) return refuse('bad_request', { fields: fieldsOfProblems(mistakes) });
      const earlier = readWords(files.content, propertyId);
      const before = await write(deps, host, files, changes, {
        propertyId: propertyId ?? 0,
        action,
        say: () => differingWords(earlier, readWords(files.content, propertyId)),
      });
      const undo_token = await files.keepUndo(host.user.id, before, deps.clock());
      return { ...answer(place), undo_token };
    } catch (error) {
      if (error instanceof FileUnreadable) return refuse('wrong_state', {}, copy.unreadable(error.message));
      throw error;
    }
  });
}

/** Files and history are changed both or neither. Returns the files as they were before. */
async function write(
  { clock }: Deps,
  host: Host,
  files: ContentFiles,
  changes: Changes,
  event: { propertyId: number; action: string; say: () => { before: object; after: object } },
): Promise<Changes> {
  let before: Changes = new Map();
  const { propertyId, action, say } = event;
  try {
    await host.inTransaction(async (tx) => {
      if (changes.size === 0) return;
      before = await files.write(changes);
      await writeAudit(tx, host, { propertyId, action, ...say() }, clock());
    });
  } catch (error) {
    await files.write(before);
    throw error;
  }
  return before;
}

async function changePicture(
  deps: Deps,
  host: Host,
  asked: number | undefined,
  c: Context,
  kind: WordPicture,
) {
  const allowed = placeOf(deps, host, asked);
  if (allowed instanceof Refusal) return allowed;
  const { propertyId } = allowed;
  if (kind === 'portrait' && propertyId === undefined) return refuse('not_found');
  const tooMany = await limitPerson(deps, host, 'photos');
  if (tooMany) return tooMany;
  const picture = await readWordPicture(c, kind);
  if (picture instanceof Refusal) return picture;
  return change(deps, host, asked, async ({ files }) => {
    const current = readWords(files.content, propertyId);
    const place = kind === 'logo' ? 'pictures/brand' : 'pictures/scenes';
    const name = pictureName(
      join(files.content.folder, place),
      kind === 'logo' ? kind : `portrait-${propertyId}`,
    );
    const named =
      kind === 'logo'
        ? { ...current, logo: name }
        : { ...current, host: { ...current.host, portrait: name } };
    const texts = await changeFiles(files, propertyId, current, named);
    const changes = new Map([...texts, [`${place}/${name}.webp`, picture] as const]);
    return { action: `change ${kind}`, changes };
  });
}
