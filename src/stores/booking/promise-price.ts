/**
 * Requests a quote for the cart, once a room is in it. The code is loaded here, so that pages which only show rooms
 * don't load it.
 */
export async function promisePrice(): Promise<void> {
  const { keepQuote } = await import('./quoting.ts');
  keepQuote();
}
