export * from '../../en/booking/cart.ts';
