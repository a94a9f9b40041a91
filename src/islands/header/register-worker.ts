/** Long enough for what the page itself asks for. */
const LATER = 2000;

/** Late, so that keeping pages for later takes nothing from this one. */
addEventListener('load', () => {
  setTimeout(() => navigator.serviceWorker?.register('/sw.js').catch(console.error), LATER);
});
