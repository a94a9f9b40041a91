/** Whether the header has something to show of this visitor: a name, or what is in the cart or on the wishlist. */
export function isKnownVisitor(): boolean {
  try {
    const { user, cart, wishlist } = localStorage;
    return Boolean(user || cart || wishlist);
  } catch {
    // A browser that gives no storage knows nobody.
    return false;
  }
}
