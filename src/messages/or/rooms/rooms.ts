export * from '../../en/rooms/rooms.ts';
