import type { CartItem } from './cart.ts';

/** Why a cart item can't be booked. */
export interface CartProblem {
  item: CartItem;
  code: 'past' | 'refused' | 'no_price';
}

/**
 * The first item that can't be booked: its dates are past, a policy refuses them, or its price is 0 (spec
 * section 5, "Booking buttons disabled …").
 */
export function cartProblem(items: readonly CartItem[], today: string): CartProblem | undefined {
  for (const item of items) {
    if (item.checkInDate < today) return { item, code: 'past' };
    if (item.pricing_error !== null || item.pricing_error_type !== null) return { item, code: 'refused' };
    if (item.price <= 0 || item.final_price <= 0) return { item, code: 'no_price' };
  }
  return undefined;
}
