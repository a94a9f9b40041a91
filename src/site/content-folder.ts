import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the folder of the host's words and pictures: `CONTENT_DIR`, or `content` of the checkout. */
export function readContentFolder(env: Environment): string {
  return resolve(env.CONTENT_DIR?.trim() || 'content');
}

/** Returns `DEMO_DATA`; by default `on`, but `off` where a database is named. */
export const demoOf = (choice: string | undefined, databaseUrl: string | undefined) =>
  choice ?? (databaseUrl ? 'off' : 'on');

/** Returns whether the site is the demonstration's, whose words fill in what the host's lack. */
export function readHasDemo(env: Environment): boolean {
  return demoOf(env.DEMO_DATA?.trim() || undefined, env.DATABASE_URL?.trim()) !== 'off';
}

/** Returns the kinds of files that the host has written; a kind is named like its folder. */
export function readWrittenKinds(env: Environment): readonly string[] {
  const folder = readContentFolder(env);
  const hasFiles = (kind: string) =>
    readdirSync(join(folder, kind), { withFileTypes: true }).some(({ name }) => name.endsWith('.mdx'));
  const folders = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return folders.flatMap((each) => (each.isDirectory() && hasFiles(each.name) ? [each.name] : []));
}

let other: readonly string[] | undefined;

/** Returns where a file's pictures are looked for: the folder of the build, or those that are being checked. */
export function readCurrentFolders(env: Environment): readonly string[] {
  return other ?? [readContentFolder(env)];
}

/** Runs `work`, which looks for pictures in other folders than the build's. */
export function lookingIn<Result>(folders: readonly string[], work: () => Result): Result {
  other = folders;
  try {
    return work();
  } finally {
    other = undefined;
  }
}

/** Files of content name pictures by this path. */
const WRITTEN = '/content/pictures/';

/**
 * Lets a build take its pictures from another folder inside the checkout. Globs can't be computed, so the folder's
 * name is changed in the sources before Vite reads them.
 */
export function picturesFrom(readFolder: () => string) {
  return {
    name: 'pictures-of-content',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const path = join(relative(process.cwd(), readFolder()), 'pictures');
      const pictures = `/${path.split(sep).join('/')}/`;
      const isOurs = /[\\/]src[\\/](components|islands|pages|layouts)[\\/]/.test(id);
      if (pictures === WRITTEN || !isOurs || !code.includes(WRITTEN)) return undefined;
      return { code: code.replaceAll(WRITTEN, pictures), map: null };
    },
  };
}
