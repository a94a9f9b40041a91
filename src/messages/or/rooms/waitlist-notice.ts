export * from '../../en/rooms/waitlist-notice.ts';
