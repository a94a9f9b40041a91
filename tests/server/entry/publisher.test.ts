import { existsSync } from 'node:fs';
import { realpath, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSite } from '#server/entry/build.ts';
import { readBuildSettings } from '#server/platform/config.ts';
import { readRoomList } from '#site/room-list.ts';
import { eventually } from '../../support/eventually.ts';
import { keepAsking, publishedSite } from '../../support/published-site.ts';

let site: Awaited<ReturnType<typeof publishedSite>>;

beforeEach(async () => {
  site = await publishedSite();
  vi.stubEnv('CONTENT_DIR', join(site.root, 'content'));
});
afterEach(() => site.close());

const tagline = (words: string) => (text: string) => text.replace(/^tagline: .*$/m, `tagline: "${words}"`);
const isShown = (words: string) => eventually(async () => expect(await site.text()).toContain(words));
const isIn = (state: string) => eventually(() => expect(site.publisher.state()).toMatchObject({ state }));

/** Opens the site and watches it. */
async function open(): Promise<string> {
  await site.publisher.open();
  site.publisher.start();
  const script = /\/_astro\/[^"]+/.exec(await site.text())?.[0];
  if (!script) throw new Error('The page names no script');
  return script;
}

describe('a change of the words', () => {
  it('is published without one failed request, and open pages go on loading their scripts', async () => {
    const script = await open();
    const load = keepAsking(site.url, ['/', script]);
    await site.edit('site.yaml', tagline('Sea in the morning'));
    await isShown('Sea in the morning');
    await site.edit('site.yaml', tagline('Sea at night'));
    await isShown('Sea at night');
    const { failed, count } = await load.stop();
    expect(failed).toEqual([]);
    expect(count).toBeGreaterThan(10);
    expect((await fetch(`${site.url}${script}`)).status).toBe(200);
    expect(site.publisher.state()).toMatchObject({ state: 'published', problems: [] });
    expect(site.stage.builds).toBe(3);
  });

  it('reaches what the API says with the pages', async () => {
    await open();
    await site.edit('site.yaml', (text) => text.replace(/^phone: .*$/m, 'phone: "+91 94370 99999"'));
    await eventually(() => expect(site.stage.words).toBe('+91 94370 99999'));
  });

  it('that is wrong keeps the last build and names each mistake; corrected, it is published', async () => {
    await open();
    await site.edit('site.yaml', (text) => tagline('Wrong at first')(text).replace('email: ', 'emial: '));
    await site.edit('policies/pets.mdx', (text) => text.replace(/^order: .*$/m, 'order: "three"'));
    const load = keepAsking(site.url, ['/']);
    await isIn('wrong');
    const { problems } = site.publisher.state();
    expect(new Set(problems.map(({ file }) => file))).toEqual(
      new Set(['content/site.yaml', 'content/policies/pets.mdx']),
    );
    expect(await site.text()).not.toContain('Wrong at first');
    expect(site.stage.builds).toBe(1);
    await site.edit('policies/pets.mdx', (text) => text.replace(/^order: .*$/m, 'order: 3'));
    await site.edit('site.yaml', (text) => text.replace('emial: ', 'email: '));
    await isShown('Wrong at first');
    await isIn('published');
    expect((await load.stop()).failed).toEqual([]);
  });
});

describe('changed rooms', () => {
  it('are published', async () => {
    await open();
    site.stage.rooms = '{"rooms": []}';
    await eventually(() => expect(site.stage.builds).toBe(2));
    await isIn('published');
  });
});

describe('a build that fails', () => {
  it('keeps the last one until a host publishes again', async () => {
    await open();
    const before = await site.text();
    site.stage.isBroken = true;
    await site.edit('site.yaml', tagline('After the failure'));
    await isIn('failed');
    expect(await site.text()).toBe(before);
    site.stage.isBroken = false;
    await site.publisher.publish();
    expect(site.publisher.state().state).toBe('building');
    await isShown('After the failure');
    await isIn('published');
  });
});

describe('a start', () => {
  it('shows the build that is there at once, and the changed words when they are built', async () => {
    await site.publisher.open();
    await site.edit('site.yaml', tagline('Changed meanwhile'));
    await site.publisher.open();
    expect(site.stage.builds).toBe(1);
    expect(await site.text()).toContain('</html>');
    await isShown('Changed meanwhile');
    expect(site.stage.builds).toBe(2);
  });

  it('never shows the pages of the demo for a house that is not the demo', async () => {
    await site.publisher.open();
    vi.stubEnv('DEMO_DATA', 'off');
    site.restart();
    expect(await site.text()).not.toContain('</html>');
    await site.publisher.open();
    expect(site.stage.builds).toBe(2);
    expect(await site.text()).toContain('</html>');
  });

  it('answers with the host’s words while the first pages are built', async () => {
    const opened = site.publisher.open();
    await eventually(() => expect(site.stage.words).toMatch(/^\+91/));
    expect(existsSync(site.dist)).toBe(false);
    await opened;
    expect(await site.text()).toContain('</html>');
  });

  it('with wrong words serves the last good build, with the words of that build', async () => {
    await site.publisher.open();
    await site.edit('site.yaml', () => 'name: "half a file');
    await site.publisher.open();
    await isIn('wrong');
    expect(site.publisher.state()).toMatchObject({
      published_at: expect.any(String),
      problems: [
        {
          file: 'content/site.yaml',
          line: 1,
          sentence: expect.stringMatching(/^this can not be understood/),
          excerpt: 'Missing closing "quote at line 1, column 19:\n\nname: "half a file\n                  ^',
        },
      ],
    });
    expect(await site.text()).toContain('</html>');
    expect(site.stage.words).toMatch(/^\+91/);
  });

  it('with a file that can not be parsed and no build is refused, with the place', async () => {
    await site.edit('site.yaml', () => 'name: "half a file');
    await expect(site.publisher.open()).rejects.toThrow(
      /site\.yaml, line 1: this can not be .*\n.*line 1, column 19:\n\nname: "half a file\n {18}\^$/,
    );
  });

  it('with wrong words and no build is refused, with every mistake', async () => {
    await site.edit('site.yaml', (text) => text.replace('email: ', 'emial: '));
    await site.edit('policies/pets.mdx', (text) => text.replace('title: ', 'titel: '));
    await expect(site.publisher.open()).rejects.toThrow(/site\.yaml.*pets\.mdx|pets\.mdx.*site\.yaml/s);
    expect(existsSync(site.dist)).toBe(false);
  });

  it('whose build fails is refused only when there is none', async () => {
    site.stage.isBroken = true;
    await expect(site.publisher.open()).rejects.toThrow('no space left');
    site.stage.isBroken = false;
    await site.publisher.open();
    site.stage.isBroken = true;
    await site.edit('site.yaml', tagline('Not built'));
    await site.publisher.open();
    await isIn('failed');
    await rm(site.dist, { recursive: true });
    expect(await site.text()).toContain('</html>');
  });
});

describe('another language', () => {
  it('is built after English; an edit meanwhile ends that build, comes first, and the language follows', async () => {
    await open();
    site.stage.languages = 'en hi';
    site.stage.buildMilliseconds = 10_000;
    await site.edit('site.yaml', tagline('With Hindi'));
    await isShown('With Hindi');
    await eventually(() => expect(site.stage.building).toBe('hi'));
    await site.edit('site.yaml', tagline('With better Hindi'));
    await isShown('With better Hindi');
    expect(site.publisher.state()).toMatchObject({ state: 'published', problems: [] });
    site.stage.buildMilliseconds = 0;
    await site.edit('site.yaml', tagline('With the best Hindi'));
    await eventually(async () => expect(await site.text('/hi')).toContain('With the best Hindi'));
  });
});

describe('what can’t be read for a moment', () => {
  it('is said while it lasts: rooms', async () => {
    await open();
    const { rooms } = site.stage;
    site.stage.rooms = 'no list';
    await isIn('failed');
    site.stage.rooms = rooms;
    await isIn('published');
    expect(site.stage.builds).toBe(1);
  });

  it('is said while it lasts: the whole folder', async () => {
    await open();
    await rename(join(site.root, 'content'), join(site.root, 'away'));
    await isIn('wrong');
    await rename(join(site.root, 'away'), join(site.root, 'content'));
    await isIn('published');
    expect(await site.text()).toContain('</html>');
  });
});

describe('links in place of files', () => {
  const linkTo = async (name: string) => {
    await rename(join(site.root, name), join(site.root, 'elsewhere'));
    await symlink(join(site.root, 'elsewhere'), join(site.root, name));
  };

  it.each(['content/site.yaml', 'content'])(
    'are followed, and the words of a build are kept: %s',
    async (name) => {
      await linkTo(name);
      await open();
      await site.edit('site.yaml', tagline('By a link'));
      await isShown('By a link');
      const kept = join(await realpath(site.root), '.astro/published/dist/site.yaml');
      expect(await realpath(kept)).toBe(kept);
    },
  );

  it('that lead nowhere are what editors make beside an open file; a picture is needed', async () => {
    await symlink('me@here.12', join(site.root, 'content/policies/.#pets.mdx'));
    await symlink('me@here.12', join(site.root, 'content/.#site.yaml'));
    await open();
    expect(site.publisher.state()).toMatchObject({ state: 'published' });
    await symlink('me@here.12', join(site.root, 'content/pictures/scenes/beach.jpg'));
    await site.publisher.publish();
    await isIn('wrong');
    expect(site.publisher.state().problems).toMatchObject([{ file: 'content/pictures/scenes/beach.jpg' }]);
  });
});

it('content is never inside the folder that each build replaces', async () => {
  const settings = { ...readBuildSettings({}), contentDir: 'dist/content' };
  const building = buildSite(site.root, site.dist, { settings, rooms: readRoomList(site.stage.rooms) });
  await expect(building).rejects.toThrow('CONTENT_DIR must be outside');
});
