export * from '../../en/code/code.ts';
