import { isKnownVisitor } from '#stores/known-visitor.ts';

/**
 * Stands in the page itself, and asks for its scripts, which the build lists (server/site/page-scripts.ts): after the
 * first paint, which has then the way and the processor to itself; at once for a visitor whose name or cart the header
 * shows. The islands' modules are fetched beside them, and run by ui/import-islands.ts.
 */
const { scripts, modules } = document.documentElement.dataset;
const files = (names?: string) => names?.split(' ').map((name) => `/_astro/${name}.js`) ?? [];

function load(): void {
  for (const file of files(scripts)) void import(/* @vite-ignore */ file);
  for (const href of files(modules)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

if (isKnownVisitor()) load();
else requestAnimationFrame(() => setTimeout(load));
