export * from '../../../en/host/words/words.ts';
