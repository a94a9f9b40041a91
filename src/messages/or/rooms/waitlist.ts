export * from '../../en/rooms/waitlist.ts';
