import { reportPageView } from '#stores/page-view.ts';

/** Long enough for what the page itself does first, milliseconds. */
const LATER = 500;

/**
 * One view for each route change: a page that was loaded, or one that came back out of the back/forward cache. Nobody
 * waits for it, so it is told a little later, or when somebody leaves before that.
 */
function report(): void {
  const { href } = location;
  const tell = () => {
    clearTimeout(later);
    removeEventListener('pagehide', tell);
    void reportPageView(document.documentElement.dataset.view ?? document.title, href, innerWidth);
  };
  const later = setTimeout(tell, LATER);
  addEventListener('pagehide', tell);
}
report();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) report();
});
