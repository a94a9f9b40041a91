import type { ClientDirective } from 'astro';

/**
 * `client:painted`: an island that comes to life once the page's modules are there (islands/ui/import-islands.ts). What
 * was pressed before is pressed again then.
 */
const afterPaint: ClientDirective = (load, _options, island) => {
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    pressed = (target as Element).closest<HTMLElement>('button,[readonly]');
  };
  island.addEventListener('click', keep);
  const begin = async () => {
    const hydrate = await load();
    await hydrate();
    island.removeEventListener('click', keep);
    pressed?.click();
  };
  addEventListener('islands', begin, { once: true });
};

export default afterPaint;
