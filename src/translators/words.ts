/** A piece of a text: words, or the code of a placeholder. */
type Part = { words: string } | { code: string };

/** These are readable in a program only as escapes. Indian scripts need two others, which join letters or part them. */
const INVISIBLE = /[\u00a0\u00ad\u200b\u200e\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

/** A placeholder that is filled in later, `{room}`. */
const NAME = /\{\w+\}/g;

/** Takes a text of the sheet apart. The code of a placeholder may itself have braces. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let rest = text;
  while (rest !== '') {
    const start = rest.indexOf('${');
    const end = start < 0 ? -1 : closingBrace(rest, start + 2);
    if (end < 0) return [...parts, { words: rest }];
    if (start > 0) parts.push({ words: rest.slice(0, start) });
    parts.push({ code: rest.slice(start + 2, end) });
    rest = rest.slice(end + 1);
  }
  return parts;
}

function closingBrace(text: string, from: number): number {
  let open = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '{') open++;
    if (text[at] === '}') open--;
    if (open === 0) return at;
  }
  return -1;
}

/** Returns the placeholders of a text, each once: `${code}`, and names. */
export function placeholdersOf(text: string): string[] {
  const names = partsOf(text).flatMap((part) =>
    'words' in part ? (part.words.match(NAME) ?? []) : [`\${${part.code}}`],
  );
  return [...new Set(names)].sort();
}

/** Returns a text without its placeholders. */
export const withoutCode = (text: string): string =>
  partsOf(text)
    .map((part) => ('words' in part ? part.words.replaceAll(NAME, ' ') : ' '))
    .join('');

/** Returns whether a text has words of its own. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(withoutCode(text));

/** Returns the literal of a text of the sheet. Placeholders with the same name take their codes in order. */
export function literalOf(text: string, codes: readonly (readonly [name: string, code: string])[]): string {
  const parts = partsOf(text);
  if (!parts.some((part) => 'code' in part)) return `'${escaped(text).replaceAll("'", "\\'")}'`;
  const left = [...codes];
  const pieces = parts.map((part) => {
    if ('words' in part) return escaped(part.words).replaceAll(/`|\$\{/g, '\\$&');
    const next = left.findIndex(([name]) => name === part.code);
    const [taken] = next < 0 ? codes.filter(([name]) => name === part.code) : left.splice(next, 1);
    return `\${${taken?.[1] ?? part.code}}`;
  });
  return `\`${pieces.join('')}\``;
}

function escaped(text: string): string {
  const visible = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return visible.replaceAll(INVISIBLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
