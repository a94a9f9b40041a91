export * from '../../en/rooms/room-sections.ts';
