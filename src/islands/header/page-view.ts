import { reportPageView } from '#stores/page-view.ts';

/**
 * One view for each route change: a page that was loaded, or one that came back out of the back/forward cache. In a task
 * of its own, so that whoever presses something meanwhile goes first.
 */
function report(): void {
  const { view = document.title } = document.documentElement.dataset;
  setTimeout(() => void reportPageView(view, location.href, innerWidth));
}
report();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) report();
});
