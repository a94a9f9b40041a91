export * from '../../en/site/api-docs.ts';
