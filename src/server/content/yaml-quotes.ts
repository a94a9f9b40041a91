import * as copy from '#messages/site/field-mistakes.ts';
import { quoted } from './written-values.ts';

interface MendedText {
  text: string;
  sentence: string;
}

export function wholeInQuotes(text: string): MendedText {
  return { text: quoted(text), sentence: copy.quoteText(quoted(text)) };
}

/** A value with a sign that has another meaning, or with quotes that do not fit. */
export function mendQuotes(value: string): MendedText | undefined {
  if (/^"(?:[^"\\]|\\.)*"$/.test(value)) {
    if (!/\\/.test(value)) return undefined;
    return { text: value.replaceAll('\\', '/'), sentence: copy.noBackslash };
  }
  if (/^'(?:[^']|'')*'$/.test(value)) return undefined;
  const [sign = ''] = value;
  if (sign === '"' || sign === "'") {
    const inner = value.slice(1);
    if (!inner.includes(sign)) return { text: quoted(inner), sentence: copy.closeQuote(quoted(inner)) };
    return wholeInQuotes(inner.endsWith(sign) ? inner.slice(0, -1) : value);
  }
  if (/^[@`%&*!|>?]/.test(value)) return wholeInQuotes(value);
  return /^(?:\[.*\]|\{.*\})\s*[^\s\]},]/.test(value) ? wholeInQuotes(value) : undefined;
}
