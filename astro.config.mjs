import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { bookingApi } from './src/server/dev.ts';
import { laterStyles, scopedName } from './src/server/site/later-styles.ts';
import { fileName, groups, NAMED } from './src/server/site/script-files.ts';

/** Pages of one visitor, which say `noindex`, and the shells of pages whose ids are known only at run time. */
const PRIVATE =
  /\/(wishlist|profile|booking|payment|room|rooms\/checkout|reset-password|verify-email|my-booking|find-booking|waiting-list|offline|404)$/;

/**
 * Vite's loader of lazy modules is as large as the header's own script, most of it for style sheets, which are inline
 * here. This one does the rest: it asks for a module's imports together with the module. Only what has a name of
 * its own, and is on many pages, does without the list of them, which would be a tenth of its size.
 */
const smallPreload = {
  name: 'small-preload',
  enforce: 'pre',
  configResolved: ({ environments }) => {
    environments.client.build.modulePreload = {
      polyfill: false,
      resolveDependencies: (_file, imports, { hostId }) => (NAMED.test(hostId) ? [] : imports),
    };
  },
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `import { importInPieces } from '/src/islands/ui/in-pieces.ts';
      export const __vitePreload = async (load, files = []) => {
        const scripts = files.filter((file) => file.endsWith('.js'));
        await importInPieces(scripts.map((file) => '/' + file).reverse());
        return load();
      };`,
  },
};

/** What React's plugin wants to have run before any component; the framework runs it on pages with its islands only. */
const REFRESH = `import { injectIntoGlobalHook } from '/@react-refresh';
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;`;

/**
 * React, which every component here is: the framework would draw each once more to find that out. Its islands hear
 * clicks and keys (layouts/hydrate-island.ts).
 */
function reactAlone() {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  integration.hooks['astro:config:setup'] = (options) =>
    setUp({
      ...options,
      addRenderer: (renderer) =>
        options.addRenderer({
          ...renderer,
          clientEntrypoint: './src/layouts/hydrate-island.ts',
          serverEntrypoint: './src/server/site/react-alone.ts',
        }),
    });
  return integration;
}

/** `client:painted`, for islands that wait for the first paint of what was built; and `npm run dev` for those without. */
const islands = {
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective, injectScript, command }) => {
      addClientDirective({ name: 'painted', entrypoint: './src/layouts/client-painted.ts' });
      if (command === 'dev') injectScript('page', REFRESH);
    },
  },
};

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'never',
  // Eight at a time: while one page is written to its file, the next are drawn.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 8 },
  // `true` keeps the space between inline elements; the default of Astro 7 drops it.
  compressHTML: true,
  integrations: [
    reactAlone(),
    mdx(),
    islands,
    bookingApi(),
    sitemap({ filter: (page) => !PRIVATE.test(page) }),
  ],
  vite: {
    server: { strictPort: true },
    css: {
      modules: { generateScopedName: scopedName },
    },
    plugins: [smallPreload, laterStyles],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: fileName,
              chunkFileNames: fileName,
              codeSplitting: { groups },
            },
          },
        },
      },
    },
    build: {
      rolldownOptions: {
        // Every MDX file of content/ carries a directive for Astro, which has read it by then.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  },
});
