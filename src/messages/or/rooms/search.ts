export * from '../../en/rooms/search.ts';
