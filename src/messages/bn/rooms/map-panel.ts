export * from '../../en/rooms/map-panel.ts';
