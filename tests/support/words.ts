import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '#server/entry/check-content.ts';
import { type ContentFiles, contentFilesIn } from '#server/host/words/content-files.ts';
import { type TestApp, testApp } from './app.ts';
import { siteOwnerHeaders } from './host.ts';

/** Copies content/ into a folder of a test's own, as a host has it, and returns its files. */
export async function wordFiles({ withDemo = false } = {}): Promise<ContentFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'words-'));
  await cp('content', folder, { recursive: true });
  return contentFilesIn({ folder, withDemo }, checkContent);
}

/** Calls `/host/words` as a page does. */
export function wordCalls(api: TestApp, headers: Record<string, string>, query = '') {
  const ask = async (path: string, init: RequestInit & { json?: unknown } = {}) => {
    const answer = await api.ask(`/host/words${path}${query}`, { ...init, headers });
    return { status: answer.status, ...(await answer.json()) };
  };
  const read = () => ask('');
  const put = async (words: unknown, version?: string) =>
    ask('', { method: 'PUT', json: { words, version: version ?? (await read()).version } });
  return {
    ask,
    read,
    put,
    undo: (undo_token: string) => ask('/undo', { method: 'POST', json: { undo_token } }),
    send: (kind: 'logo' | 'portrait', body: FormData) => ask(`/${kind}`, { method: 'POST', body }),
  };
}

export const fileOf = ({ content: { folder } }: ContentFiles) => {
  return (name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined);
};

/** Opens the API on a folder of its own, for the owner of the site and of both homestays. */
export async function openWords(shared: Pick<TestApp, 'deps'>, { withDemo = false } = {}) {
  const files = await wordFiles({ withDemo });
  const api = testApp(shared.deps, { contentFiles: files });
  const headers = await siteOwnerHeaders(api);
  await ownHomestays(api, [2, 1]);
  return { files, api, file: fileOf(files), own: wordCalls(api, headers) };
}

/** Makes the owner of the site the owner of homestays. */
export async function ownHomestays(
  { deps: { db, clock } }: Pick<TestApp, 'deps'>,
  propertyIds: readonly number[],
): Promise<void> {
  const { user_id } = await db.selectFrom('site_owner').select('user_id').executeTakeFirstOrThrow();
  const role = { user_id, role: 'owner', created_at: clock() } as const;
  await db
    .insertInto('property_role')
    .values(propertyIds.map((property_id) => ({ property_id, ...role })))
    .onConflict((it) => it.doNothing())
    .execute();
}
