export * from '../../en/site/words-editor.ts';
