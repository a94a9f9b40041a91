export * from '../../en/rooms/room.ts';
