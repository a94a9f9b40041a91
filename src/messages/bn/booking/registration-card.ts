export * from '../../en/booking/registration-card.ts';
