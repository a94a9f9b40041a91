export * from '../../en/host/people.ts';
