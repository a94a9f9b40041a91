export * from '../../en/rooms/alternatives.ts';
