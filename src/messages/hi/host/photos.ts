export * from '../../en/host/photos.ts';
