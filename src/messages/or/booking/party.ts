export * from '../../en/booking/party.ts';
