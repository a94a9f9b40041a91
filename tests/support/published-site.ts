import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language/language.ts';
import { fingerprint, folderOf, markBuilt, swapFolders } from '#server/entry/build.ts';
import { copyForBuild, keepWords } from '#server/entry/content-copy.ts';
import { keepEarlierFiles } from '#server/entry/earlier-files.ts';
import { createPublisher } from '#server/entry/publisher.ts';
import { siteBuilds } from '#server/entry/site-builds.ts';
import { readBuildSettings } from '#server/platform/config.ts';
import { createSite } from '#server/platform/http/serve-site.ts';
import { OFFERED } from '#site/languages.ts';
import { readRoomList } from '#site/room-list.ts';

const LOOK_MILLISECONDS = 50;
const BUILD_MILLISECONDS = 150;

/** A checkout whose pages the real publisher publishes. Only the builder is replaced by a small one. */
export async function publishedSite() {
  const root = await mkdtemp(join(tmpdir(), 'published-'));
  const content = join(root, 'content');
  await cp('content', content, { recursive: true });
  // The host has a name and house rules of their own.
  await cp('content/demo/site.yaml', join(content, 'site.yaml'));
  await cp('content/demo/policies', join(content, 'policies'), { recursive: true });
  const dist = join(root, 'dist');
  const stage = {
    rooms: '{"rooms":[]}',
    isBroken: false,
    builds: 0,
    words: '',
    /** What the pages are offered in, and how long the build of another language than English takes. */
    languages: 'en',
    buildMilliseconds: 0,
    building: 'en',
  };

  async function runBuild({ language, ending }: { language: Language; ending: AbortSignal }): Promise<void> {
    stage.builds += 1;
    stage.building = language;
    const input = { settings: readBuildSettings(process.env), rooms: readRoomList(stage.rooms) };
    const stamp = await fingerprint(root, input);
    const words = await readFile(join(await copyForBuild(root, content, true), 'site.yaml'), 'utf8');
    const tagline = /^tagline: "(.*)"/m.exec(words)?.[1] ?? '';
    const isFirst = language === DEFAULT_LANGUAGE;
    await pause(isFirst ? BUILD_MILLISECONDS : stage.buildMilliseconds, undefined, { signal: ending });
    if (stage.isBroken) throw new Error('no space left');
    const aside = `${dist}.new`;
    const target = folderOf(dist, language);
    const script = `_astro/page.${tagline.length}${stage.builds}.js`;
    await mkdir(join(aside, '_astro'), { recursive: true });
    await writeFile(join(aside, 'index.html'), `<p>${tagline}</p><script src="/${script}"></script></html>`);
    await writeFile(join(aside, script), `// ${tagline}`);
    if (isFirst) await writeFile(join(aside, OFFERED), stage.languages);
    await markBuilt(aside, stamp);
    await keepEarlierFiles(target, aside, new Date());
    await swapFolders(aside, target);
    if (isFirst) await keepWords(root, dist);
  }

  let pages = new Hono();
  const start = () => {
    const builds = siteBuilds({
      root,
      dist,
      catalogue: new Hono().get('/api/public/rooms', (c) => c.body(stage.rooms)),
      serve: (folder, { host }) => {
        if (folder) pages = createSite(folder);
        stage.words = host.phone;
      },
      build: runBuild,
    });
    return { builds, publisher: createPublisher(builds, pino({ level: 'silent' }), LOOK_MILLISECONDS) };
  };
  let { builds, publisher } = start();
  const stop = () => {
    publisher.stop();
    builds.close();
  };
  const server = createServer(getRequestListener((request) => pages.fetch(request))).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    root,
    dist,
    stage,
    get publisher() {
      return publisher;
    },
    /** Starts as after a stop, with the settings of now. */
    restart(): void {
      stop();
      pages = new Hono();
      ({ builds, publisher } = start());
    },
    url,
    async edit(name: string, change: (text: string) => string): Promise<void> {
      const file = join(content, name);
      await writeFile(file, change(await readFile(file, 'utf8')));
    },
    text: async (path = '/') => (await fetch(url + path)).text(),
    async close(): Promise<void> {
      stop();
      server.closeAllConnections();
      server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Requests the paths in turn, fifty times a second. `stop` returns the failures and the number of requests. */
export function keepAsking(url: string, paths: readonly string[]) {
  const failed: string[] = [];
  let count = 0;
  const open = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const path = paths[count % paths.length] ?? '/';
    count += 1;
    const asking = fetch(`${url}${path}`)
      .then(async (response) => {
        const body = await response.text();
        if (response.status >= 400 || body === '') failed.push(`${path} ${response.status}`);
      })
      .catch((error: unknown) => void failed.push(`${path} ${String(error)}`))
      .finally(() => open.delete(asking));
    open.add(asking);
  }, 20);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      return { failed, count };
    },
  };
}
