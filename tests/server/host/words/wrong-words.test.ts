import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '#server/entry/check-content.ts';
import type { ContentFiles } from '#server/host/words/content-files.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { siteOwnerHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';
import { photoForm, photograph } from '../../../support/photographs.ts';
import { fileOf, ownHomestays, wordCalls, wordFiles } from '../../../support/words.ts';

serverTest('words that are typed wrong', { anew: false }, (shared) => {
  let api: TestApp;
  let files: ContentFiles;
  let own: ReturnType<typeof wordCalls>;

  beforeAll(async () => {
    files = await wordFiles();
    api = testApp(shared.deps, { contentFiles: files });
    const headers = await siteOwnerHeaders(api);
    await ownHomestays(api, [1]);
    own = wordCalls(api, headers);
    return () => rm(files.content.folder, { recursive: true });
  });
  const stored = async () => {
    const names = await readdir(files.content.folder, { recursive: true });
    return Promise.all(names.toSorted().map(async (name) => [name, await fileOf(files)(name)]));
  };

  it.each<[field: string, words: unknown]>([
    ['colours.main', { colours: { main: '#ffee00', accent: '#8d2610' } }],
    ['colours.accent', { colours: { accent: '#ffffff' } }],
    ['colours.main', { colours: { main: 'red' } }],
    ['colours.main', { colours: { main: '#fff' } }],
    ['colours.main', { colours: { main: '#0b5c6b; } body { display: none' } }],
    ['story', { story: 'a'.repeat(10_000) }],
    ['tagline', { tagline: 'a'.repeat(101) }],
    ['tagline', { tagline: 'two\nlines' }],
    ['tagline', { tagline: ['x'] }],
    ['host.name', { host: { name: 'x'.repeat(81) } }],
    ['host.words', { host: { words: 5 } }],
    ['host.portrait', { host: { portrait: '../../site' } }],
    ['host.portrait', { host: { portrait: 'not-there' } }],
    ['logo', { logo: '../scenes/hero' }],
    ['logo', { logo: 'not-there' }],
    ['phone', { phone: '12345' }],
    ['phone', { phone: 'call me' }],
    ['email', { email: 'sabita' }],
    ['email', { email: 'a@b\nBcc: c@d.in' }],
    ['social.instagram', { social: { instagram: 'javascript:alert(1)' } }],
    ['social.facebook', { social: { facebook: 'ftp://example.com/x' } }],
    ['social.youtube', { social: { youtube: 'my channel' } }],
    ['social.whatsapp', { social: { whatsapp: '12' } }],
    ['social.tiktok', { social: { tiktok: 'https://tiktok.com/@x' } }],
    ['rules.pets.choice', { rules: { pets: { choice: 'elephants' } } }],
    ['rules.pets.choice', { rules: { pets: { choice: 'call_first' } } }],
    ['rules.pets.choice', { rules: { pets: { choice: ['no', 'ask'] } } }],
    ['rules.pets.choice', { rules: { pets: { choice: '__proto__' } } }],
    ['rules.pets', { rules: { pets: 'no' } }],
    ['rules.pets.note', { rules: { pets: { choice: 'no', note: 'x'.repeat(201) } } }],
    ['rules.pets.note', { rules: { pets: { choice: 'no', note: 'a\nb' } } }],
    ['rules.parties', { rules: { parties: { choice: 'no' } } }],
    ['from_station', { from_station: 'x'.repeat(601) }],
    ['from_airport', { from_airport: {} }],
    ['taglin', { taglin: 'x' }],
  ])('%s of %j is refused, and nothing is written', async (field, words) => {
    const before = await stored();
    const answer = await own.put(words);
    expect(answer).toMatchObject({ status: 400, code: 'bad_request' });
    expect(answer.fields[field]).toMatch(/^[A-Z].+/);
    expect(await stored()).toEqual(before);
  });

  it('says how a colour would be right, and how long a story may be', async () => {
    const light = await own.put({ colours: { main: '#ffee00' } });
    const [nearest] = /#[0-9a-f]{6}/.exec(light.fields['colours.main']) ?? [];
    expect(light.fields['colours.main']).toMatch(/^White writing can’t be read on this colour\./);
    expect((await own.put({ colours: { main: nearest } })).status).toBe(200);
    const long = await own.put({ story: 'a'.repeat(10_000) });
    expect(long.fields.story).toBe('This is longer than 5,000 letters. Please make it shorter.');
  });

  it.each(['no words', null, [], 5].map((words) => [words]))('%j is no set of words', async (words) => {
    expect(await own.put(words)).toMatchObject({ status: 400 });
  });

  it.each([
    '"Sea" & \'Sand\'',
    'Home: the best # one',
    '# One',
    '---',
    '- x',
    '&x *y !z %a @b `c`',
    '{process.env}',
    '<script>alert(1)</script>',
    '2026-01-01',
    'null',
    '0x1F',
    '~',
    'a\\nb \\',
    '\u202Eمرحبا',
    '👨‍👩‍👧 ନୀଳାଚଳ',
    'W'.repeat(80),
    "import x from 'y'",
  ])('%j is kept as it is wherever it is typed, and the build can read it', async (text) => {
    const words = {
      tagline: text,
      story: `${text}\n\n${text}`,
      host: { name: text, words: text },
      rules: { couples: { choice: 'call_first', note: text }, pets: { choice: null, note: text } },
      from_station: text,
      from_airport: text,
    };
    expect(await own.put(words)).toMatchObject({ status: 200 });
    expect((await own.read()).words).toMatchObject(words);
    expect(checkContent(files.content)).toEqual([]);
  });

  it.each([
    ['phone', '9437099999', '+91 94370 99999'],
    ['phone', '094370 99999', '+91 94370 99999'],
    ['phone', '+44 20 7946 0018', '+44 20 7946 0018'],
    ['email', 'Sabita@Example.in', 'sabita@example.in'],
    ['social.whatsapp', '94370 99999', 'https://wa.me/919437099999'],
    ['social.instagram', 'www.instagram.com/sabita', 'https://www.instagram.com/sabita'],
  ])('%s %j is kept as %j', async (field, sent, kept) => {
    const [outer = '', inner] = field.split('.');
    const { words } = await own.put({ [outer]: inner ? { [inner]: sent } : sent });
    expect(inner ? words[outer][inner] : words[outer]).toBe(kept);
  });

  describe('pictures', () => {
    const drawn = (width: number, height: number, alpha: number) =>
      sharp({ create: { width, height, channels: 4, background: { r: 20, g: 40, b: 90, alpha } } });
    const png = async (width: number, height = width, alpha = 1) =>
      photoForm(new Uint8Array(await drawn(width, height, alpha).png().toBuffer()));
    const pictures = (folder: string) => readdir(join(files.content.folder, 'pictures', folder));

    it('are written under names of ours, and undone', async () => {
      const disc = Buffer.from(
        '<svg width="90" height="90"><circle cx="45" cy="45" r="20" fill="red"/></svg>',
      );
      const logo = photoForm(new Uint8Array(await sharp(disc).png().toBuffer()), { name: '../../x.png' });
      const saved = await own.send('logo', logo);
      expect(saved).toMatchObject({ status: 200, words: { logo: 'logo' }, undo_token: expect.any(String) });
      expect(await pictures('brand')).toContain('logo.webp');
      const stored = join(files.content.folder, 'pictures/brand/logo.webp');
      expect((await sharp(stored).stats()).isOpaque).toBe(false);

      const face = photoForm(new Uint8Array(await photograph(400, 300).toBuffer()));
      const portrait = await own.send('portrait', face);
      expect(portrait).toMatchObject({ status: 200, words: { host: { portrait: 'portrait-1' } } });
      expect(await pictures('scenes')).toContain('portrait-1.webp');
      expect(await fileOf(files)('homestays/1.mdx')).toMatch(/alt: ".*[Yy]our host"/);
      expect(checkContent(files.content)).toEqual([]);
      expect(await own.undo(portrait.undo_token)).toMatchObject({ words: { host: { portrait: null } } });
      expect(await pictures('scenes')).not.toContain('portrait-1.webp');
      expect((await own.put({ logo: null })).words.logo).toBeNull();
      const events = await api.deps.db.selectFrom('audit_event').select('action').orderBy('id').execute();
      expect(events.slice(-4).map(({ action }) => action)).toEqual([
        'change logo',
        'change portrait',
        'undo words',
        'change words',
      ]);
    });

    it('of the host’s own hand stay beside a new one', async () => {
      const folder = join(files.content.folder, 'pictures/brand');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      expect(await own.send('logo', await png(64))).toMatchObject({ words: { logo: 'logo-new' } });
      expect(await pictures('brand')).toEqual(expect.arrayContaining(['logo.svg', 'logo-new.webp']));
    });

    it.each<[what: string, form: () => Promise<FormData>]>([
      ['of one pixel', () => png(1)],
      ['of a few pixels', () => png(16)],
      ['that is no picture', async () => photoForm(new TextEncoder().encode('<svg onload="alert(1)"/>'))],
      ['that is empty', async () => photoForm(new Uint8Array())],
      ['that is not there', async () => new FormData()],
      [
        'that is cut off',
        async () => photoForm(new Uint8Array(await photograph(400, 300).toBuffer()).slice(0, 2000)),
      ],
    ])('%s are refused', async (_, form) => {
      for (const kind of ['logo', 'portrait'] as const)
        expect(await own.send(kind, await form())).toMatchObject({ status: 400, code: 'invalid_image' });
    });

    it.each([
      ['wholly transparent', 90, 90, 0],
      ['of one colour', 90, 90, 1],
      ['very wide', 900, 2, 1],
    ])('that are %s never stop a build', async (_, width, height, alpha) => {
      const { status } = await own.send('logo', await png(width, height, alpha));
      expect([200, 400]).toContain(status);
      expect(checkContent(files.content)).toEqual([]);
    });
  });
});
