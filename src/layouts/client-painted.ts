import type { ClientDirective } from 'astro';

/** `client:painted`: an island that comes to life once the page's modules are there (islands/ui/import-islands.ts). */
const afterPaint: ClientDirective = (load) => {
  const begin = async () => {
    const hydrate = await load();
    await hydrate();
  };
  addEventListener('islands', begin, { once: true });
};

export default afterPaint;
