export * from '../../en/account/account.ts';
