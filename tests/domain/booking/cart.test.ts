import { describe, expect, it } from 'vitest';
import { cartProblem } from '#domain/booking/cart.ts';
import { cartItem } from '../../support/rooms.ts';

const today = '2026-12-18';

describe('the problem of a cart', () => {
  it('is undefined for rooms with a price, from today on', () => {
    expect(cartProblem([], today)).toBeUndefined();
    expect(cartProblem([cartItem(1), cartItem(2)], today)).toBeUndefined();
  });

  it('is a stay that begins before today', () => {
    expect(cartProblem([cartItem(1), cartItem(2)], '2026-12-19')).toMatchObject({
      code: 'past',
      item: { id: 1 },
    });
  });

  it('is a policy, with or without a sentence', () => {
    const refused = cartItem(2, { pricing_error: 'Minimum stay: 3 days required' });
    expect(cartProblem([cartItem(1), refused], today)).toMatchObject({ code: 'refused', item: { id: 2 } });
    const silent = cartItem(3, { pricing_error_type: 'rates_not_open' });
    expect(cartProblem([silent], today)).toMatchObject({ code: 'refused' });
  });

  it('is a price, or a price after discount, of zero', () => {
    expect(cartProblem([cartItem(1, { price: 0 })], today)).toMatchObject({ code: 'no_price' });
    expect(cartProblem([cartItem(1, { final_price: 0 })], today)).toMatchObject({ code: 'no_price' });
  });
});
