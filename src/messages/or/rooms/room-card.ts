export * from '../../en/rooms/room-card.ts';
