/** The editor of the site's words and pictures. */

export * from '../../en/site/words-editor.ts';
