import { painted } from '#stores/after-paint.ts';
import { runInPieces } from './in-pieces.ts';

/**
 * Imports the page's islands and large scripts once the page has been painted as it was built, and tells the islands
 * (layouts/client-painted.ts). The build lists them (server/site/page-scripts.ts), and they are on their way already
 * (header/load-scripts.ts); without a list the page has tags for them.
 */
export async function importIslands(): Promise<void> {
  await painted();
  const names = document.documentElement.dataset.modules?.split(' ') ?? [];
  try {
    await runInPieces(names.map((name) => `/_astro/${name}.js`));
  } finally {
    // What could not be fetched is asked for once more by the framework.
    dispatchEvent(new Event('islands'));
  }
}
