import { rm } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { checkContent } from '#server/entry/check-content.ts';
import type { ContentFiles } from '#server/host/words/content-files.ts';
import type { TestApp } from '../../../support/app.ts';
import { siteOwnerHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';
import { type fileOf, openWords, wordCalls } from '../../../support/words.ts';

const NOTHING = { choice: null, note: null };
const NO_WORDS = {
  tagline: null,
  story: null,
  host: { name: null, words: null, portrait: null },
  phone: null,
  email: null,
  social: { whatsapp: null, instagram: null, youtube: null, facebook: null },
  colours: null,
  logo: null,
  rules: { couples: NOTHING, pets: NOTHING, smoking: NOTHING, linen: NOTHING, kitchen: NOTHING },
  from_station: null,
  from_airport: null,
};
const WORDS = {
  tagline: 'Wake up to the sea',
  story: 'It began with one room.\n\nNow there are **nine**.',
  host: { name: 'Sabita Das', words: 'I cook what the market has.' },
  phone: '+91 94370 99999',
  email: 'sabita@example.in',
  social: { whatsapp: 'https://wa.me/919437099999' },
  colours: { main: '#14532d', accent: '#9d174d' },
  rules: {
    couples: { choice: 'welcome', note: null },
    pets: { choice: 'no', note: 'We have a cat.' },
    smoking: { choice: 'outside' },
    linen: { choice: 'third_day', note: '' },
    kitchen: { choice: 'paid', note: '₹100 a day.' },
  },
  from_station: 'Ten minutes by auto.',
  from_airport: 'An hour by taxi.',
};

serverTest('the host’s own words', { anew: true }, (shared) => {
  let api: TestApp;
  let files: ContentFiles;
  let own: ReturnType<typeof wordCalls>;
  let file: ReturnType<typeof fileOf>;

  beforeEach(async () => {
    ({ api, files, own, file } = await openWords(shared));
    return () => rm(files.content.folder, { recursive: true });
  });
  const audit = () => api.deps.db.selectFrom('audit_event').selectAll().orderBy('id').execute();

  it('are null until somebody has written them', async () => {
    const { status, words, version } = await own.read();
    expect([status, words]).toEqual([200, NO_WORDS]);
    expect(version).toMatch(/^\w{16,}$/);
    // Files without a choice of the host's hold nothing of theirs.
    expect(await own.put({})).toMatchObject({ status: 200, words: NO_WORDS });
    expect(await audit()).toEqual([]);
  });

  it('are written into the files of content, and read again', async () => {
    const saved = await own.put(WORDS);
    expect(saved).toMatchObject({ status: 200, undo_token: expect.any(String) });
    const { words, version } = await own.read();
    expect(words).toEqual({
      ...WORDS,
      host: { ...WORDS.host, portrait: null },
      social: { ...NO_WORDS.social, whatsapp: 'https://wa.me/919437099999' },
      logo: null,
      rules: {
        ...WORDS.rules,
        smoking: { choice: 'outside', note: null },
        linen: { choice: 'third_day', note: null },
      },
    });
    expect([saved.words, saved.version]).toEqual([words, version]);
    expect(checkContent(files.content)).toEqual([]);
    const site = await file('site.yaml');
    expect(site).toContain('# What every page shows');
    expect(site).toContain('# figures:');
    expect(site).toContain('tagline: "Wake up to the sea"');
    expect(await file('about/story.mdx')).toBe(
      '---\ntitle: "Our story"\norder: 1\n---\n\nIt began with one room.\n\nNow there are **nine**.\n',
    );
    expect(await file('policies/pets.mdx')).toBe(
      '---\ntitle: "Pets"\norder: 7\nrule: "No pets, please. We have a cat."\nchoice: "no"\nnote: "We have a cat."\n---\n',
    );
    expect(await file('homestays/1.mdx')).toContain('name: "Sabita Das"');
    const [event] = await audit();
    expect(event).toMatchObject({ action: 'change words', property_id: 1 });
    expect(event?.after).toMatchObject({ tagline: 'Wake up to the sea', 'rules pets choice': 'no' });
    expect(event?.after).not.toHaveProperty('logo');
  });

  it('are taken away again by null or an empty text, and files that say nothing go', async () => {
    const before = await file('site.yaml');
    await own.put(WORDS);
    const empty = { tagline: '', story: ' ', phone: null, email: '', colours: null, social: null };
    const ways = { from_station: '', from_airport: null };
    const cleared = await own.put({ ...empty, ...ways, host: null, rules: null });
    expect(cleared).toMatchObject({ status: 200, words: NO_WORDS });
    for (const name of ['about/story.mdx', 'homestays/1.mdx', 'policies/pets.mdx'])
      expect(await file(name)).toBeUndefined();
    const comments = (text = '') => text.split('\n').filter((line) => line.startsWith('#'));
    expect(comments(await file('site.yaml'))).toEqual(comments(before));
    expect(checkContent(files.content)).toEqual([]);
  });

  it('leave alone what they do not name: comments, and fields that are written by hand', async () => {
    await files.write(
      new Map([
        ['site.yaml', '# top\nname: "Sea View"\n# mine\ntagline: "Old" # why\nphone: "+91 94370 11111"\n'],
        [
          'homestays/1.mdx',
          '---\n# stairs\nfacts: [{ title: "Stairs", text: "Two" }]\n---\n\nOur **house**.\n',
        ],
        ['policies/pets.mdx', '---\ntitle: "Animals"\norder: 3\nrule: "Ask Sabita."\n---\n'],
      ]),
    );
    expect((await own.read()).words.rules.pets).toEqual({ choice: null, note: 'Ask Sabita.' });
    await own.put({
      tagline: 'New',
      from_station: 'Walk.',
      rules: { pets: { choice: null, note: 'Ask Sabita.' } },
    });
    expect(await file('site.yaml')).toBe(
      '# top\nname: "Sea View"\n# mine\ntagline: "New" # why\nphone: "+91 94370 11111"\n',
    );
    expect(await file('homestays/1.mdx')).toMatch(
      /# stairs\nfacts: .*\nfromStation: "Walk\."\n---\n\nOur \*\*house/,
    );
    expect(await file('policies/pets.mdx')).toContain('rule: "Ask Sabita."\n---');
    await own.put({ rules: { pets: { choice: 'ask' } }, tagline: null });
    expect(await file('policies/pets.mdx')).toBe(
      '---\ntitle: "Animals"\norder: 3\nrule: "Please ask us before you bring a pet."\nchoice: "ask"\n---\n',
    );
    expect(await file('site.yaml')).toBe('# top\nname: "Sea View"\n# mine\nphone: "+91 94370 11111"\n');
    expect(checkContent(files.content)).toEqual([]);
  });

  it('of a rule that was changed in its file after the choice are what the file says', async () => {
    await own.put({ rules: { linen: { choice: 'daily' } } });
    const text = await file('policies/linen-change.mdx');
    await files.write(
      new Map([['policies/linen-change.mdx', text?.replace('every day', 'on Sundays') ?? '']]),
    );
    expect((await own.read()).words.rules.linen).toEqual({ choice: null, note: 'Changed on Sundays.' });
  });

  it('of another homestay are asked for by its id; those of no homestay of the caller are 404', async () => {
    await own.put({ from_station: 'One' });
    const second = wordCalls(api, await siteOwnerHeaders(api), '?property_id=2');
    expect((await second.read()).words.from_station).toBeNull();
    await second.put({ from_station: 'Two', host: { name: 'Manas' } });
    expect([(await own.read()).words.from_station, await file('homestays/2.mdx')]).toEqual([
      'One',
      expect.stringContaining('fromStation: "Two"'),
    ]);
    const missing = wordCalls(api, await siteOwnerHeaders(api), '?property_id=99');
    expect(await missing.read()).toMatchObject({ status: 404 });
  });

  it('of a file with a mistake are not changed, and say which file it is', async () => {
    await files.write(new Map([['site.yaml', 'tagline: "open\n  - x: [']]));
    expect(await own.put({ tagline: 'New' })).toMatchObject({
      status: 409,
      error: expect.stringContaining('content/site.yaml'),
    });
    expect(await own.put({ from_station: 'Walk.' })).toMatchObject({ status: 200 });
  });

  it('are checked with all of content: a question may need a rule that would go', async () => {
    await own.put({ rules: { pets: { choice: 'no' } } });
    const faq = '---\nquestion: "Pets?"\norder: 3\npolicy: "pets"\n---\n\nWell:\n';
    await files.write(new Map([['faqs/pets.mdx', faq]]));
    expect(await own.put({ rules: { pets: null } })).toMatchObject({ status: 400, fields: {} });
    expect(await file('policies/pets.mdx')).toBeDefined();
  });
});
