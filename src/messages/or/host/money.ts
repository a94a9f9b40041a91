export * from '../../en/host/money.ts';
