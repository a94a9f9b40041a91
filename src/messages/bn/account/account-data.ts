export * from '../../en/account/account-data.ts';
