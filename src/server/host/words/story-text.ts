/** How the story is written below the fields of its file, which is MDX: plain text with `**bold**` and whole links. */

/** A link with a whole address stays a link. It names nothing that a build would have to find. */
const LINK = String.raw`(?<!!)\[[^[\]\n\\<>{}&\x60]*\]\((?:https?:\/\/|mailto:|tel:|\/)[^()\s<>{}\\\x60]*\)`;
/** Signs that begin code, HTML, a picture or a letter's number; and a backslash that would hide one. */
const SIGNS = String.raw`\\(?=[\\\x60<{}[&#=~-]|$)|[\x60<{}[]|&(?=#?\w+;)`;
const INLINE = new RegExp(`${LINK}|${SIGNS}`, 'g');
/** A line that would be a heading, a ruler or code. */
const AT_START = /^([ \t]*)(?=#{1,6}(?:[ \t]|$)|-+[ \t]*$|=+[ \t]*$|(?:-[ \t]*){3,}$|~{3})/;
/** At the beginning of a line, MDX takes these for code. */
const CODE_WORD = /^(?=(?:import|export)\b)/;
const ESCAPED = /\\([\\`<{}[&#=~-])/g;

/** Returns the text as Markdown that shows it as it was typed. */
export function markdownOf(story: string): string {
  const lines = story.split('\n').map((line) =>
    line
      .replace(INLINE, (found) => (found.length > 1 ? found : `\\${found}`))
      .replace(AT_START, '$1\\')
      .replace(CODE_WORD, ' '),
  );
  return `${lines.join('\n')}\n`;
}

/** Returns Markdown as the text that the host edits: `markdownOf` makes the same of it again. */
export function storyOf(markdown: string): string {
  const lines = markdown.replaceAll('\r\n', '\n').split('\n');
  return lines
    .map((line) => line.replace(/^ (?=(?:import|export)\b)/, '').replace(ESCAPED, '$1'))
    .join('\n')
    .trim();
}

/** Returns typed text without what no file of content/ may have: control characters and halves of characters. */
export function cleanText(typed: string): string {
  return typed
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}|\uFFFD/gu, '')
    .trim();
}
