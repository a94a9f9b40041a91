export * from '../../en/rooms/map.ts';
