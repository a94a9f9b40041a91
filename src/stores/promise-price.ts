/**
 * A room was chosen: from now on the price of the cart is a promised one. What that takes is loaded then, so
 * that pages which only show rooms stay light.
 */
export async function promisePrice(): Promise<void> {
  const { keepQuote } = await import('./quoting.ts');
  keepQuote();
}
