export * from '../../en/booking/guest-messages.ts';
