export * from '../../en/rooms/homestays.ts';
