/** Mistakes in the files of the host's content, besides those of fields (`field-mistakes.ts`). */

export const noFolder = 'there is no such folder; the words of the site are read from it';
export const fileMissing = 'is missing; the site can not be shown without this file';
export const noFields = 'begin the file with a line of three dashes (---), then the fields, then --- again';
export const notUtf8 = 'has letters that can not be read; save the file again with the encoding UTF-8';

export const otherPicture =
  'is not used; save the picture as .jpg, .png, .webp or .svg, with the ending in small letters';
export const brokenPicture =
  'can not be read as a picture of its ending; save it again, as .jpg if it is a photo';

/** Of the text below the fields. */
export const lessThan = (text: string) => `write \\< in place of < before "${text}"`;
export const autoLink = (address: string) => `write an address as [words](${address}), without < and >`;
export const note = 'remove the note between <!-- and -->, or write it beside a field after #';
export const tag = (name: string) =>
  `"<${name}>" can not be used here; write plain text, or **two stars** around bold words`;
export const brace = 'write \\{ in place of {, or remove it';
export const curly = (written: string) =>
  `${written} is no fact that can be filled in here; write the words themselves`;
export const unknownFact = (written: string, known: readonly string[]) =>
  `${written} is no fact of a homestay; write one of ${known.map((name) => `{${name}}`).join(', ')}`;
export const codeWord = (word: string) => `a paragraph can not begin with "${word}"; put another word first`;
export const notUnderstood = 'this line can not be understood; look for < and { in it and remove them';

/** `content/festivals/diwali.mdx, line 5, end: must not be before the start` */
export const problemLine = (place: readonly string[], sentence: string, excerpt?: string) =>
  [`${place.join(', ')}: ${sentence}`, excerpt].filter(Boolean).join('\n');
export const atLine = (line: number) => `line ${line}`;
export const allRight = 'All files are right.';
export const count = (mistakes: number) => (mistakes === 1 ? '1 mistake:' : `${mistakes} mistakes:`);
