import { reportPageView } from '#stores/page-view.ts';

/** One view for each route change: a page that was loaded, or one that came back out of the back/forward cache. */
function report(): void {
  void reportPageView(document.documentElement.dataset.view ?? document.title, location.href, innerWidth);
}
report();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) report();
});
