export * from '../../en/rooms/property.ts';
