import { reportPageView } from '#stores/browser/page-view.ts';

/**
 * One view for each route change: a page that was loaded, or one that came back out of the back/forward cache. In a task
 * of its own, so that whoever presses something meanwhile goes first.
 */
function report(): void {
  const { view = document.title } = document.documentElement.dataset;
  setTimeout(() => void reportPageView(view, location.href, innerWidth));
}
// A prerendered page is counted when it is opened.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', report, { once: true });
} else report();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) report();
});
