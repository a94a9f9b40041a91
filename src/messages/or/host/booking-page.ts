export * from '../../en/host/booking-page.ts';
