export * from '../../en/booking/company.ts';
