export * from '../../en/site/content-mistakes.ts';
