export * from '../../en/account/auth.ts';
