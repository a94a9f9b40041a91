export * from '../../en/rooms/wishlist.ts';
