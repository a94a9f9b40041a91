/** Long enough for what the page itself asks for. */
const LATER = 2000;

const register = () =>
  setTimeout(() => navigator.serviceWorker?.register('/sw.js').catch(console.error), LATER);

/** Late, so that keeping pages for later takes nothing from this one. */
export function registerWorker(): void {
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
