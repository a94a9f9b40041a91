import { pagePath } from '#domain/language/page-path.ts';

/** Milliseconds, enough for the page's own requests to come first. */
const LATER = 2000;

const register = () =>
  setTimeout(() => navigator.serviceWorker?.register(pagePath('/sw.js')).catch(console.error), LATER);

/** Registers the worker late, so that caching does not slow down this page. */
export function registerWorker(): void {
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
