import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { bookingApi } from './src/server/dev.ts';

/** Pages of one visitor, which say `noindex`, and the shells of pages whose ids are known only at run time. */
const PRIVATE =
  /\/(wishlist|profile|booking|payment|room|rooms\/checkout|reset-password|verify-email|my-booking|404)$/;

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // `true` keeps the space between inline elements; the default of Astro 7 drops it.
  compressHTML: true,
  integrations: [react(), mdx(), bookingApi(), sitemap({ filter: (page) => !PRIVATE.test(page) })],
  vite: {
    server: { strictPort: true },
    build: {
      rolldownOptions: {
        // Every MDX file of content/ carries a directive for Astro, which has read it by then.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  },
});
