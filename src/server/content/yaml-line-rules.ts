import * as copy from '#messages/site/field-mistakes.ts';
import { quoted } from './written-values.ts';
import { mendFlow } from './yaml-flow-rules.ts';
import { mendQuotes, wholeInQuotes } from './yaml-quotes.ts';
import type { LineRule } from './yaml-rule.ts';

const FIELD = /^(\s*(?:- +)*)([\w-]+)(\s*:[ \t]+)(.*?)(\s+#.*)?$/;

const shapes: LineRule = (line) => {
  const [, start = '', rest = ''] = /^(\s*)(.*)$/.exec(line) ?? [];
  if (rest.startsWith('//')) return [{ text: `${start}# ${rest.slice(2)}`, sentence: copy.hashForNotes }];
  if (/^(?:---|\.\.\.)/.test(line)) return [{ text: '', sentence: copy.secondFile(line.slice(0, 3)) }];
  const dash = /^-([\w"'{[].*)$/.exec(rest);
  if (!dash) return [];
  return [{ text: `${start}- ${dash[1]}`, sentence: copy.spaceAfterDash(`- ${shortened(dash[1])}`) }];
};

const shortened = (text = '') => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** `price:1800`, `price 1800` and `price = 1800`. */
const colons: LineRule = (line, { known }) => {
  const [, start = '', name = '', sign = '', value = ''] =
    /^(\s*(?:- +)*)([\w-]+)(:| *= *| +)([^\s=:].*)$/.exec(line) ?? [];
  if (!name || (sign !== ':' && !known.has(name))) return [];
  const field = `${name}: ${value}`;
  const sentence = sign === ':' ? copy.spaceAfterColon : copy.colonBetween;
  return [{ text: start + field, sentence: sentence(shortened(field)) }];
};

/**
 * `from: 2026-11-01 to: 2026-11-30`, with or without commas, as a group of fields. "First floor: with balcony" is a text:
 * only after a figure does a name begin a field.
 */
function severalFields(text: string, known: ReadonlySet<string>): string | undefined {
  if (!/^[\w-]+: [^\s"'[{]*\d[^\s"'[{]*[\s,;]/.test(text)) return undefined;
  const names = [...text.matchAll(/[,;]?\s+([\w-]+):\s/g)].map((match) => match[1] ?? '');
  if (names.length === 0 || !names.every((name) => known.has(name))) return undefined;
  return `{ ${text.replaceAll(/[,;]?\s+([\w-]+:\s)/g, ', $1')} }`;
}

const isInParentheses = (value: string) => /^\(.*:.*\)$/.test(value);
const inBraces = (value: string) => `{${value.slice(1, -1)}}`;

/** One of a list without its dash, and two texts without a comma between them. */
const forgotten: LineRule = (line, { lines, index, known }) => {
  const comma = /^(.*\[.*["'])\s+(["'].*)$/.exec(line);
  if (comma) {
    const text = `${comma[1]}, ${comma[2]}`;
    return [{ text, sentence: copy.commaBetween(shortened(text.slice(text.indexOf('[')))) }];
  }
  const [, start = '', name = ''] = /^(\s+)([\w-]+):/.exec(line) ?? [];
  const hasDash = (each: string) => each.startsWith(`${start}- ${name}:`);
  if (!known.has(name) || !lines.slice(0, index).some(hasDash)) return [];
  const rest = line.slice(start.length);
  return [{ text: `${start}- ${rest}`, sentence: copy.dashBefore(`- ${shortened(rest)}`) }];
};

const values: LineRule = (line, { known }) => {
  const [, start = '', name = '', colon = '', value = '', note = ''] = FIELD.exec(line) ?? [];
  const mend = (text: string, sentence: string) => [{ text: start + name + colon + text + note, sentence }];
  if (name && (known.has(name) || !start.includes('-'))) {
    if (/^- /.test(value)) {
      const soft = mend(value.slice(2).trim(), copy.quoteText(quoted(value)));
      return soft.map((each) => ({ ...each, isSoft: true }));
    }
    if (isInParentheses(value)) return mend(inBraces(value), copy.curlyBraces);
    const several = severalFields(`${name}: ${value}`, known);
    if (several && start.includes('-')) {
      const sentence = copy.bracesAround(`- ${shortened(several)}`);
      return [{ text: start + several + note, sentence }];
    }
    if (several) return mend(quoted(value), copy.ownLines).map((each) => ({ ...each, covers: true }));
    const text = mendQuotes(value);
    if (text) return mend(text.text, text.sentence);
    return /^[^"'[{|>].*:(?:\s|$)/.test(value) ? mend(quoted(value), copy.quoteText(quoted(value))) : [];
  }
  const item = /^(\s*- +)(.*?)(\s+#.*)?$/.exec(line);
  if (!item?.[2]) return [];
  if (isInParentheses(item[2]))
    return [{ text: `${item[1]}${inBraces(item[2])}${item[3] ?? ''}`, sentence: copy.curlyBraces }];
  const text =
    /:(?:\s|$)/.test(item[2]) && !/^["'[{]/.test(item[2]) ? wholeInQuotes(item[2]) : mendQuotes(item[2]);
  return text ? [{ text: item[1] + text.text + (item[3] ?? ''), sentence: text.sentence }] : [];
};

/** What is open on this line: a quote, a list or a group of fields that has no end. */
export const unclosed: LineRule = (line) => {
  const open: string[] = [];
  const code = line.replace(/\s+#.*$/, '');
  const [, , , , value = code] = FIELD.exec(code) ?? [];
  const offset = code.length - value.length;
  if (/^["']/.test(value) && !/^(["']).*\1$/.test(value)) {
    const text = mendQuotes(value);
    return text ? [{ text: code.slice(0, offset) + text.text, sentence: text.sentence }] : [];
  }
  for (const [index, sign] of withoutQuoted(code)) {
    if (sign === '[' || sign === '{') open.push(sign === '[' ? ']' : '}');
    if (sign !== ']' && sign !== '}') continue;
    const right = open.pop();
    if (right === sign) continue;
    const rest = code.slice(index + 1);
    const sentence = right ? copy.otherBracket(sign, right) : copy.extraBracket(sign);
    return [{ text: code.slice(0, index) + (right ?? '') + rest, sentence }];
  }
  const end = open.reverse().join('');
  return end ? [{ text: `${code.trimEnd()}${end}`, sentence: copy.closeBracket(end) }] : [];
};

function withoutQuoted(line: string): [number, string][] {
  const blank = line.replaceAll(/"(?:[^"\\]|\\.)*"|(?<=[\s,[{])'(?:[^']|'')*'/g, (text) =>
    ' '.repeat(text.length),
  );
  return [...blank].map((sign, index) => [index, sign]);
}

export const LINE_RULES: readonly LineRule[] = [shapes, values, unclosed, mendFlow, colons, forgotten];
