import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { bookingApi } from './src/server/dev.ts';

export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // `true` keeps the space between inline elements; the default of Astro 7 drops it.
  compressHTML: true,
  integrations: [react(), mdx(), bookingApi()],
  vite: { server: { strictPort: true } },
});
