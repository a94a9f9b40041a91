export * from '../../en/rooms/room-description.ts';
