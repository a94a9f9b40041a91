import { reportPageView } from '#stores/browser/page-view.ts';

/**
 * Reports a view for each page that is loaded or restored from the back/forward cache. This is a task of its own, so
 * that input comes first.
 */
function report(): void {
  const { view = document.title } = document.documentElement.dataset;
  setTimeout(() => void reportPageView(view, location.href, innerWidth));
}
// A prerendered page counts when it is opened.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', report, { once: true });
} else report();
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) report();
});
