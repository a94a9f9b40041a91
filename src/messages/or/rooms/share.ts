export * from '../../en/rooms/share.ts';
