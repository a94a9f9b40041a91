import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressSite } from './compress.ts';
import { filesBelow, VERSION } from './files.ts';
import { type PolicySettings, writeSecurityPolicy } from './security-policy.ts';
import { writeWorker } from './worker.ts';

/** Completes the build after Astro: the service worker's list, the security policy and compressed files. */
export function finishedSite(settings: PolicySettings): AstroIntegration {
  return {
    name: 'finished-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        await writeWorker(dist);
        await writeSecurityPolicy(dist, settings);
        await writeVersion(dist);
        await compressSite(dist);
      },
    },
  };
}

async function writeVersion(dist: string): Promise<void> {
  const hash = createHash('sha256');
  for (const file of (await filesBelow(dist)).sort()) hash.update(await readFile(file));
  await writeFile(join(dist, VERSION), hash.digest('base64url'));
}
