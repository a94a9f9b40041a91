export * from '../../en/register/problems.ts';
