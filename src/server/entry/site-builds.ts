import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/language/language.ts';
import { type Content, readContent } from '#server/content/content.ts';
import { ContentError } from '#server/content/content-file.ts';
import { readBuildSettings } from '#server/platform/config.ts';
import { print } from '#server/platform/run-command.ts';
import { filesBelow, STAMP } from '#site/files.ts';
import { OFFERED, readOffered } from '#site/languages.ts';
import { readRoomList } from '#site/room-list.ts';
import { buildLock, buildOnce, folderOf, isBuildDue, isOfThisHouse, whileLocked } from './build.ts';
import { checkContent } from './check-content.ts';
import { stateOfFolder, wordsOf } from './content-copy.ts';
import type { PublishingSteps } from './publisher.ts';
import { runBuild } from './run-build.ts';
import { servedCopies } from './served-copy.ts';

export interface SiteBuilds extends PublishingSteps {
  /** Ends a build that runs, and deletes what was served. */
  close(): void;
}

interface BuildOfServer {
  root: string;
  language: Language;
  /** The part of the API that returns the rooms. */
  catalogue: Hono;
  ending: AbortSignal;
}

interface Checkout {
  root: string;
  dist: string;
  /** The part of the API that returns the rooms. */
  catalogue: Hono;
  /** Serves each build, with the words that it was made from; before the first one, only the API with the host's words. */
  serve: (folder: string | undefined, content: Content) => void;
  /** Builds the pages of one language. */
  build?: typeof buildWithRooms;
}

/** Returns how the site of a checkout is built and shown. */
export function siteBuilds({ root, dist, catalogue, serve, build = buildWithRooms }: Checkout): SiteBuilds {
  const settings = readBuildSettings(process.env);
  const contentDir = resolve(root, settings.contentDir);
  const copies = servedCopies(root);
  const ending = new AbortController();
  const lock = buildLock(root);
  const onWait = () => print('Waiting for another process that is building the site …');
  /** The stamp of the build that is served, or of one that was found to be of other sources. */
  let known = '';

  const rooms = async () => readRoomList(await (await catalogue.request('/api/public/rooms')).text());
  const isDue = async (language: Language) =>
    isBuildDue(root, folderOf(dist, language), { settings, rooms: await rooms() });
  const readIn = (name: string) => readFile(join(dist, name), 'utf8').catch(() => '');
  const stampNow = async () =>
    (await Promise.all(LANGUAGES.map((each) => readIn(join(folderOf('', each), STAMP))))).join();
  /** Builds one language. Of several processes with one checkout, one does. */
  const buildIn = (language: Language, stop: AbortSignal) =>
    buildOnce(
      lock,
      {
        isDue: () => isDue(language),
        build: () => build({ root, language, catalogue, ending: stop }),
      },
      onWait,
    );
  const ownWords = { folder: contentDir, withDemo: settings.demoData };
  const show = () =>
    whileLocked(
      lock,
      async () => {
        const words = wordsOf(root, dist);
        const content = await readContent(existsSync(words) ? { folder: words, withDemo: false } : ownWords);
        const copy = await copies.add(dist);
        known = await stampNow();
        serve(copy, content);
        copies.serve(copy);
        return (await stat(join(dist, 'index.html'))).mtime;
      },
      onWait,
    );
  /** The state of the sources when a language was built the last time, so that a failed build is not repeated. */
  const tried = new Map<Language, string>();

  return {
    async watch() {
      const files = existsSync(contentDir) ? await filesBelow(contentDir) : [];
      return `${(await rooms()).digest}\n${await stateOfFolder(contentDir, files)}`;
    },
    check: async () => checkContent({ folder: contentDir, withDemo: settings.demoData }),
    build: () => buildIn(DEFAULT_LANGUAGE, ending.signal),
    async buildNext(stop) {
      const sources = await readIn(STAMP);
      for (const language of readOffered(await readIn(OFFERED))) {
        if (language === DEFAULT_LANGUAGE || tried.get(language) === sources) continue;
        const isOld = await isDue(language);
        try {
          if (isOld) await buildIn(language, AbortSignal.any([stop, ending.signal]));
        } finally {
          if (!stop.aborted) tried.set(language, sources);
        }
        // It is shown before the next one is built.
        if (isOld) return;
      }
    },
    show,
    async showEarlier() {
      const isThere = await isOfThisHouse(dist, settings);
      try {
        if (isThere) return await show();
        serve(undefined, await readContent(ownWords));
      } catch (error) {
        // The build that follows says what is wrong with the host's words, or writes those of an older version anew.
        if (!(error instanceof ContentError)) throw error;
      }
      return undefined;
    },
    async hasOther() {
      const stamp = await stampNow();
      if (stamp === known) return false;
      known = stamp;
      return !(await isDue(DEFAULT_LANGUAGE));
    },
    close() {
      ending.abort();
      copies.close();
    },
  };
}

async function buildWithRooms({ root, language, catalogue, ending }: BuildOfServer): Promise<void> {
  print(
    language === DEFAULT_LANGUAGE
      ? 'Building the site …'
      : `Building the site in ${LANGUAGE_NAMES[language]} …`,
  );
  // The API gets an address of its own, because the site may refuse requests that name this machine.
  const server = createServer(getRequestListener(catalogue.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const BUILD_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  try {
    await runBuild({ root, language, args: ['--keep-earlier'], env: { BUILD_API_URL }, ending });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
