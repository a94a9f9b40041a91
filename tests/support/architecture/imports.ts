import { isOurs, packageOf, type SourceFile } from './source.ts';

interface Folder {
  imports: string[];
  types?: string[];
  /** The packages that it may import; `'any'` for folders whose task is to use packages. */
  packages: string[] | 'any';
}

export const IMPORT_TABLE: Record<string, Folder> = {
  domain: { imports: [], packages: [] },
  contract: { imports: ['domain'], packages: ['zod'] },
  messages: { imports: [], packages: [] },
  client: { imports: ['contract', 'domain'], packages: ['zod', 'altcha-lib'] },
  stores: {
    imports: ['domain', 'contract', 'client', 'messages'],
    packages: ['nanostores', '@nanostores/persistent', '@simplewebauthn/browser', 'zod'],
  },
  islands: {
    imports: ['stores', 'domain', 'messages'],
    types: ['contract'],
    packages: [
      '@sveltia/cms',
      'react',
      'react-dom',
      'nanostores',
      '@nanostores/react',
      '@tanstack/react-virtual',
      'react-day-picker',
      'qr',
      'sonner',
      'leaflet',
    ],
  },
  components: { imports: ['islands', 'domain', 'content', 'messages', 'site'], packages: ['astro'] },
  layouts: {
    imports: ['components', 'islands', 'domain', 'messages', 'styles'],
    packages: ['astro', '@astrojs/react', 'schema-dts'],
  },
  pages: {
    imports: [
      ...['layouts', 'components', 'islands', 'domain', 'messages', 'content', 'site', 'styles'],
      'content.editor.ts',
    ],
    // The page of the editor serves its script and icons unchanged.
    packages: ['astro', 'node_modules', '@fontsource-variable/material-symbols-outlined'],
  },
  styles: { imports: [], packages: 'any' },
  site: { imports: ['contract', 'domain'], packages: 'any' },
  server: {
    imports: ['contract', 'domain', 'messages', 'site', 'content.config.ts'],
    packages: 'any',
  },
  // Its command runs on a programmer's machine, so it has what tests have.
  translators: { imports: ['domain', 'server'], packages: ['node', 'typescript'] },
  'content.config.ts': {
    imports: ['content.fields.ts', 'domain', 'content', 'site'],
    packages: ['astro', 'node'],
  },
  'content.fields.ts': { imports: ['domain', 'site'], packages: ['astro', 'node'] },
  'content.editor.ts': {
    imports: ['domain', 'content.config.ts', 'messages', 'site'],
    packages: ['zod', '@sveltia/cms'],
  },
};

/** These packages are for the browser, so not even a folder with `'any'` may import them. */
const BROWSER_PACKAGES = ['react', 'react-dom', 'nanostores', '@nanostores/persistent', '@nanostores/react'];

function folderOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'src' ? second : top;
}

export function checkImportTable(files: SourceFile[]): string[] {
  return files.flatMap((file) => {
    const folder = IMPORT_TABLE[folderOf(file.path)];
    if (!folder) return [`${file.path}: src has no such folder in the import table`];
    return file.imports
      .filter((imported) => !isAllowed(file, folder, imported))
      .map((imported) => `${file.path} may not import ${imported}`);
  });
}

function isAllowed({ path, typeImports }: SourceFile, folder: Folder, imported: string): boolean {
  if (isOurs(imported)) {
    const target = folderOf(imported);
    const isTypeOnly = typeImports.includes(imported) && folder.types?.includes(target) === true;
    return folderOf(path) === target || folder.imports.includes(target) || isTypeOnly;
  }
  if (folder.packages === 'any') return !BROWSER_PACKAGES.includes(packageOf(imported));
  return folder.packages.includes(packageOf(imported));
}

export function checkIslandFeatures(files: SourceFile[]): string[] {
  const featureOf = (path: string) => /^src\/islands\/([^/]+)\//.exec(path)?.[1];
  return files.flatMap((file) => {
    const own = featureOf(file.path);
    if (!own) return [];
    return file.imports
      .filter((imported) => ![own, 'ui', undefined].includes(featureOf(imported)))
      .map((imported) => `${file.path} may not import another feature: ${imported}`);
  });
}

/** From the lowest to the highest. Each imports only earlier ones, so that no two import each other. */
const SERVER_FOLDERS = [
  ...['language', 'content', 'platform', 'documents', 'mail', 'rooms', 'reservations', 'papers'],
  ...['register', 'reviews', 'payments', 'waitlist', 'agents'],
  ...['accounts', 'analytics', 'channels', 'host', 'housekeeping', 'entry'],
];

export function checkServerFolders(files: SourceFile[]): string[] {
  const folderIn = (path: string) => /^src\/server\/([^/]+)\//.exec(path)?.[1] ?? '';
  const rank = (path: string) => SERVER_FOLDERS.indexOf(folderIn(path));
  return files
    .filter(({ path }) => path.startsWith('src/server/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter((imported) => imported.startsWith('src/server/'))
        .filter((imported) => rank(imported) > rank(path) || rank(path) < 0)
        .map((imported) => `${path} may not import ${imported}`),
    );
}

/** If no two folders of stores import each other, each can be understood without those above it. */
export function checkStoreFolders(files: SourceFile[]): string[] {
  const folderIn = (path: string) => /^(src\/stores\/.+)\/[^/]+$/.exec(path)?.[1];
  const uses = files.flatMap(({ path, imports }) =>
    imports.map((imported) => ({ path, imported, from: folderIn(path), to: folderIn(imported) })),
  );
  const isBack = (one: (typeof uses)[number]) =>
    uses.some(({ from, to }) => from === one.to && to === one.from);
  return uses
    .filter(({ from, to }) => from && to && from !== to)
    .filter(isBack)
    .map(({ path, imported }) => `${path} may not import ${imported}, whose folder imports its own`);
}

/** Only a provider's own folder, its sandbox and the settings know its name. */
export function checkProviders(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('src/server/'))
    .filter(({ path }) => !/\/payments\/(razorpay\/|sandbox\/|open-provider)/.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((imported) => imported.includes('/payments/razorpay/'))
        .map((imported) => `${path} may not import ${imported}`),
    );
}

/** Only the app imports routes, so that everything a route needs is below it. */
export function checkRoutesOnTop(files: SourceFile[]): string[] {
  const isRoute = (path: string) => /^src\/server\/.*routes\.ts$/.test(path);
  return files
    .filter(({ path }) => /^src\/server\/(?!entry\/)/.test(path))
    .flatMap(({ path, imports }) =>
      imports.filter(isRoute).map((imported) => `${path} may not import a route: ${imported}`),
    );
}

export function checkCycles(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const finished = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    if (finished.has(path)) return;
    for (const imported of byPath.get(path)?.imports ?? []) visit(imported, [...trail, path]);
    finished.add(path);
  };
  for (const file of files) visit(file.path, []);
  return cycles;
}

/** A file that only re-exports hides where things are, and makes cycles. What is not translated yet is English. */
export function checkBarrels(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !/^src\/messages\/((hi|bn|or)\/|en\/server\.ts$)/.test(path))
    .filter(({ code: [block] }) => block && block.statements.length > 0)
    .filter(({ code: [block] }) =>
      block?.statements.every((line) => /^export[^;]*\bfrom\b/.test(line.getText())),
    )
    .map(({ path }) => `${path} only re-exports`);
}
