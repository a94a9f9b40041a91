export * from '../../en/rooms/refusal.ts';
