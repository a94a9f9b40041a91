export * from '../../en/rooms/photos.ts';
