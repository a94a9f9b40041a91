export * from '../../en/host/room.ts';
