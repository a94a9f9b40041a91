/** Joins words, so that no mail program makes a link of a name such as `Dr.Anil`. */
const WORD_JOINER = '\u2060';

/** Returns a person's name as a mail shows it. */
export function nameInMail(name: string): string {
  return name.replaceAll(/\.(?=\S)/g, `.${WORD_JOINER}`);
}
