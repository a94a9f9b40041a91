import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOnce, fingerprint, isBuildDue, markBuilt, swapFolders } from '#server/entry/build.ts';
import { readBuildSettings } from '#server/platform/config.ts';
import { NO_ROOMS, readRoomList } from '#site/room-list.ts';
import { eventually } from '../../support/eventually.ts';

let root: string;
let dist: string;
const input = { settings: readBuildSettings({}), rooms: NO_ROOMS };

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'));
  dist = join(root, 'dist');
  for (const folder of ['dist', 'src/server/rooms', 'content']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  await writeFile(join(root, 'content/site.yaml'), 'name: "Here"');
});
afterAll(() => rm(root, { recursive: true }));

describe('a build is due', () => {
  it('when there is none, and not again once it is made', async () => {
    expect(await isBuildDue(root, dist, input)).toBe(true);
    await markBuilt(dist, await fingerprint(root, input));
    expect(await isBuildDue(root, dist, input)).toBe(false);
  });

  it.each([
    { SITE_URL: 'https://stay.example' },
    { PORT: '4400' },
    { PUBLIC_API_URL: 'https://api.example' },
  ])('with other settings: %o', async (env) => {
    await markBuilt(dist, await fingerprint(root, input));
    expect(await isBuildDue(root, dist, { ...input, settings: readBuildSettings(env) })).toBe(true);
  });

  it.each([{ PORT: '0' }, { PORT: '4321' }, { BUILD_API_URL: 'http://localhost:5000/api' }, { HOST: '::' }])(
    'but not for settings that no page shows: %o',
    async (env) => {
      await markBuilt(dist, await fingerprint(root, input));
      expect(await isBuildDue(root, dist, { ...input, settings: readBuildSettings(env) })).toBe(false);
    },
  );

  it('with other rooms', async () => {
    await markBuilt(dist, await fingerprint(root, input));
    expect(await isBuildDue(root, dist, { ...input, rooms: readRoomList('{"rooms":[]}') })).toBe(true);
  });

  it('with other sources, except the server’s own', async () => {
    await markBuilt(dist, await fingerprint(root, input));
    await writeFile(join(root, 'src/server/rooms/routes.ts'), 'export {};');
    expect(await isBuildDue(root, dist, input)).toBe(false);
    await writeFile(join(root, 'content/site.yaml'), 'name: "There"');
    expect(await isBuildDue(root, dist, input)).toBe(true);
  });
});

describe('servers of one checkout that start together', () => {
  it('build once: the others wait and use that build', async () => {
    const other = join(root, 'together');
    await mkdir(other);
    const events: string[] = [];
    const isDue = () => isBuildDue(root, other, input);
    const build = async () => {
      events.push('begins');
      await eventually(() => expect(waiting).toBe(2));
      await markBuilt(other, await fingerprint(root, input));
      events.push('ends');
    };
    let waiting = 0;
    const wait = () => {
      waiting += 1;
    };
    const servers = ['one', 'two', 'three'].map(async (name) => {
      await buildOnce(join(root, 'lock'), { isDue, build }, wait);
      events.push(name);
    });
    await Promise.all(servers);
    expect(events.slice(0, 2)).toEqual(['begins', 'ends']);
    expect(events.slice(2).toSorted()).toEqual(['one', 'three', 'two']);
  });

  it('try again when the first build has failed', async () => {
    const other = join(root, 'failed');
    await mkdir(other);
    const isDue = () => isBuildDue(root, other, input);
    const build = async () => markBuilt(other, await fingerprint(root, input));
    let second: Promise<void> | undefined;
    const fails = async () => {
      second = buildOnce(join(root, 'lock'), { isDue, build });
      throw new Error('no space');
    };
    const first = buildOnce(join(root, 'lock'), { isDue, build: fails });
    await expect(first).rejects.toThrow('no space');
    await second;
    expect(await isDue()).toBe(false);
  });
});

describe('a finished build', () => {
  it('replaces the one before completely', async () => {
    const place = join(root, 'served');
    for (const round of ['first', 'second']) {
      await mkdir(`${place}.new`);
      await writeFile(join(`${place}.new`, `${round}.html`), round);
      await swapFolders(`${place}.new`, place);
      expect(await readdir(place)).toEqual([`${round}.html`]);
    }
    expect((await readdir(root)).filter((name) => name.startsWith('served'))).toEqual(['served']);
  });
});
