export * from '../../en/site/field-mistakes.ts';
