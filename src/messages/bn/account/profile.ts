export * from '../../en/account/profile.ts';
