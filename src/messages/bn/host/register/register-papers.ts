export * from '../../../en/host/register/register-papers.ts';
