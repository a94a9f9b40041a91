import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressSite } from './compress.ts';
import { type PageSettings, writeSecurityPolicy } from './security-policy.ts';
import { writeWorker } from './worker.ts';

/** What a build adds once Astro has written the pages: the service worker's list, the security policy, and compressed files. */
export function finishedSite(settings: PageSettings): AstroIntegration {
  return {
    name: 'finished-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await writeWorker(dist);
        await writeSecurityPolicy(dist, settings);
        await compressSite(dist);
      },
    },
  };
}
