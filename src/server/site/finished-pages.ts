import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { Compression } from './compress.ts';
import { filesBelow } from './files.ts';
import { joinSheets, type Routes } from './joined-sheets.ts';
import { scriptArranger } from './page-scripts.ts';
import { inlineScripts } from './security-policy.ts';

interface Finishing {
  root: string;
  dist: string;
  /** Is handed each page as it will be written. */
  compression: Compression;
  /** Gets the inline scripts of the pages, those of `public` too. */
  scripts: Set<string>;
}

/**
 * Finishes each page as soon as the framework has drawn it, before it is written: so it is read by nobody again, and
 * compressed on another core while the next is drawn. By then the modules of the site are in `dist`.
 */
export function finishedPages(finishing: Finishing): AstroIntegration {
  let routes: Routes = new Map();
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((drawing) => finish(drawing, finishing, () => routes)),
      'astro:build:setup': ({ pages }) => {
        routes = pages;
      },
    },
  };
}

function finish(
  drawing: AstroPrerenderer,
  { root, dist, compression, scripts }: Finishing,
  routes: () => Routes,
): AstroPrerenderer {
  const note = (page: string) => {
    for (const script of inlineScripts(page)) scripts.add(script);
  };
  let arrange: (page: string) => string;
  /** Pages that somebody has put into `public`; the framework leaves them in the place of its own. */
  let foreign: readonly string[];
  return {
    ...drawing,
    name: 'finished-pages',
    setup: async () => {
      await drawing.setup?.();
      joinSheets(routes());
      arrange = await scriptArranger(dist);
      foreign = (await filesBelow(join(root, 'public'))).filter((file) => file.endsWith('.html'));
      for (const file of foreign) note(readFileSync(file, 'latin1'));
    },
    render: async (request, options) => {
      const drawn = await drawing.render(request, options);
      const response = drawn instanceof Response ? drawn : drawn.response;
      const path = decodeURIComponent(new URL(request.url).pathname);
      if (!path.endsWith('.html') || foreign.includes(join(root, 'public', path))) return drawn;
      // As bytes, each a letter: half the memory, and twice as quick to look through.
      const page = arrange(Buffer.from(await response.arrayBuffer()).toString('latin1'));
      note(page);
      const body = Buffer.from(page, 'latin1');
      compression.add(join(dist, path), body);
      return new Response(body, response);
    },
  };
}
