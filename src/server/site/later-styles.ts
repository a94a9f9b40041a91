import { basename } from 'node:path';
import type { AstroUserConfig } from 'astro';

type Plugins = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>;

const QUERY = '?later';
const LATER = '\0later-styles:';

/** `Dialog.module.css`, with or without a query, calls its `.title` "Dialog-title". */
export const scopedName = (local: string, file: string): string =>
  `${basename(file).replace(/\.module\.css.*/, '')}-${local}`;

/**
 * `import styles from './Dialog.module.css?later'`: styles of what no page shows before its script comes. They come with
 * that script. The framework would write them into every page that may load it, ahead of all that is seen first.
 */
export const laterStyles = {
  name: 'later-styles',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(QUERY)) return null;
    const file = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
    return file && `${LATER}${file.id}.js`;
  },
  load(id) {
    if (!id.startsWith(LATER)) return null;
    const file = id.slice(LATER.length, -'.js'.length);
    const names = `export default new Proxy({}, { get: (_, local) => '${scopedName('', file)}' + local });`;
    if (this.environment.name !== 'client') return names;
    return `import css from ${JSON.stringify(`${file}?inline`)};
      import { adoptStyles } from '/src/islands/ui/adopt-styles.ts';
      adoptStyles(css);
      ${names}`;
  },
} satisfies Plugins[number];
