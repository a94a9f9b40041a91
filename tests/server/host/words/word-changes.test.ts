import { rm } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { checkContent } from '#server/entry/check-content.ts';
import type { ContentFiles } from '#server/host/words/content-files.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { guestHeaders, hostHeaders, siteOwnerHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';
import { type fileOf, openWords, wordCalls } from '../../../support/words.ts';

const WORDS = {
  tagline: 'Wake up to the sea',
  story: 'It began with one room.',
  host: { name: 'Sabita Das' },
  rules: { pets: { choice: 'no', note: 'We have a cat.' } },
};

serverTest('who changes the words, and what is undone', { anew: true }, (shared) => {
  let api: TestApp;
  let files: ContentFiles;
  let own: ReturnType<typeof wordCalls>;
  let file: ReturnType<typeof fileOf>;

  beforeEach(async () => {
    ({ api, files, own, file } = await openWords(shared));
    return () => rm(files.content.folder, { recursive: true });
  });
  const audit = () => api.deps.db.selectFrom('audit_event').selectAll().orderBy('id').execute();

  it('are changed by one person at a time', async () => {
    const { version } = await own.read();
    const put = (tagline: string) => own.put({ tagline }, version);
    const answers = await Promise.all([put('Hers'), put('His')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const { words, version: now } = await own.read();
    expect(refused).toMatchObject({ code: 'settings_changed', current: { words, version: now } });
    expect(await own.put({ tagline: 'Both' }, now)).toMatchObject({ status: 200 });
  });

  it('are put back byte for byte by undo, once, in time, by the same person, and not over later changes', async () => {
    const names = ['site.yaml', 'about/story.mdx', 'policies/pets.mdx', 'homestays/1.mdx'];
    const all = () => Promise.all(names.map(file));
    const before = await all();
    const { undo_token } = await own.put(WORDS);
    expect(await own.undo(undo_token)).toMatchObject({ status: 200, words: { tagline: null, story: null } });
    expect(await all()).toEqual(before);
    expect(await own.undo(undo_token)).toMatchObject({ status: 409, code: 'undo_ended' });
    expect((await audit()).map(({ action }) => action)).toEqual(['change words', 'undo words']);

    const first = await own.put({ tagline: 'One' });
    await own.put({ tagline: 'Two' });
    expect(await own.undo(first.undo_token)).toMatchObject({ status: 409 });
    const late = await own.put({ tagline: 'Three' });
    api.clock.advance(11 * 60 * 1000);
    expect(await own.undo(late.undo_token)).toMatchObject({ status: 409 });
    for (const token of ['', 'x', 'é'.repeat(50)]) expect((await own.undo(token)).status).toBe(409);
    expect((await own.read()).words.tagline).toBe('Three');
  });

  it('are the site owner’s', async () => {
    const owner = wordCalls(api, await hostHeaders(api, { propertyIds: [1] }));
    const staff = wordCalls(api, await hostHeaders(api, { role: 'staff', propertyIds: [1] }));
    for (const other of [owner, staff]) {
      const calls = [
        other.read(),
        other.put(WORDS, 'x'),
        other.undo('x'),
        other.send('logo', new FormData()),
      ];
      for (const answer of await Promise.all(calls))
        expect(answer).toMatchObject({ status: 403, code: 'owner_only' });
    }
    const guest = wordCalls(api, await guestHeaders(api, 'guest@example.in'));
    expect(await guest.read()).toMatchObject({ status: 404 });
    expect(await wordCalls(api, {}).read()).toMatchObject({ status: 401 });
    expect((await own.read()).words.tagline).toBeNull();
  });

  it('are refused where the server has no folder to write to', async () => {
    const calls = wordCalls(shared, await siteOwnerHeaders(shared));
    for (const answer of [await calls.read(), await calls.put({}, 'x'), await calls.undo('x')])
      expect(answer).toMatchObject({ status: 409, code: 'wrong_state' });
  });

  it('of the demo are shown where the host has none, and the host’s own files are written', async () => {
    await rm(files.content.folder, { recursive: true });
    ({ files, own, file } = await openWords(shared, { withDemo: true }));
    const { words } = await own.read();
    expect(words).toMatchObject({
      tagline: 'Come as a Guest, leave like a Family',
      host: { name: 'Sarala Mohanty', portrait: 'host-sagar-kutir' },
      rules: { linen: { choice: null, note: 'Changed every 3rd day' } },
    });
    const saved = await own.put({
      social: { youtube: null },
      host: { name: 'Sabita' },
      rules: { pets: { choice: 'ask' } },
    });
    expect(saved.words).toEqual({
      ...words,
      social: { ...words.social, youtube: null },
      host: { ...words.host, name: 'Sabita' },
      rules: { ...words.rules, pets: { choice: 'ask', note: null } },
    });
    expect(await file('site.yaml')).toContain('instagram:');
    expect(await file('site.yaml')).not.toContain('tagline: "Come');
    expect(await file('demo/site.yaml')).toContain('youtube');
    expect(checkContent(files.content)).toEqual([]);
  });

  it('with the demo are the demo owner’s, too', async () => {
    expect((await own.ask('')).status).toBe(200);
    const config = { ...api.deps.config, demoData: true, allowedHosts: 'loopback' as const };
    const demo = testApp(shared.deps, { contentFiles: files, config });
    const { db } = shared.deps;
    const { DEMO_HOMESTAYS } = await import('#server/host/demo-homestays.ts');
    for (const { id, name } of DEMO_HOMESTAYS)
      await db.updateTable('property').set({ name }).where('id', '=', id).execute();
    const signIn = async (json: object) => {
      const { access_token } = await (await demo.ask('/host/demo-session', { json })).json();
      return wordCalls(demo, { Authorization: `Bearer ${access_token}` });
    };
    expect(await (await signIn({})).read()).toMatchObject({ status: 200 });
    expect(await (await signIn({ property_id: 1 })).read()).toMatchObject({ status: 403 });
    expect(await (await signIn({ role: 'staff' })).read()).toMatchObject({ status: 403 });
  });
});
