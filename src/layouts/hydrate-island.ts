import hydrate from '@astrojs/react/client.js';
import { hearClicks } from '#islands/ui/hear-clicks.ts';

/** How the framework brings an island to life, for clicks and keys. */
export default (island: HTMLElement) => {
  hearClicks(island);
  return hydrate(island);
};
