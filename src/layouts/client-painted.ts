import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

/**
 * `client:painted`: an island that comes to life once the page's modules are there (islands/ui/import-islands.ts). What
 * was pressed before is pressed again then.
 */
const afterPaint: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | null = null;
  island.addEventListener('click', ({ target }) => {
    pressed = (target as Element).closest<HTMLElement>('button,[readonly]');
  });
  addEventListener('islands', async () => {
    const hydrate = await load();
    await hydrate();
    pressed?.click();
  });
};

export default afterPaint;
