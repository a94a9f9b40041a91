/** Mistakes in the files of the host's content, besides those of fields (`field-mistakes.ts`). */

export * from '../../en/site/content-mistakes.ts';
