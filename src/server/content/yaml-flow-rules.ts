import * as copy from '#messages/site/field-mistakes.ts';
import { quoted } from './written-values.ts';
import { mendQuotes } from './yaml-quotes.ts';
import type { LineRule } from './yaml-rule.ts';

/** Mends the first wrong field between { and } of a line. */
export const mendFlow: LineRule = (line, { known }) => {
  for (const group of line.matchAll(/\{([^{}]*)\}/g)) {
    const entries = entriesOf(group[1] ?? '');
    for (const [position, entry] of entries.entries()) {
      const mended = mendEntry(entry, known);
      if (!mended) continue;
      const inner = entries.with(position, mended.text).join(',');
      const before = line.slice(0, group.index);
      const text = `${before}{${inner}}${line.slice(group.index + group[0].length)}`;
      return [{ text, sentence: mended.sentence }];
    }
  }
  return [];
};

/** Split at the commas outside of quotes; at every comma if quotes are missing. */
function entriesOf(inner: string): string[] {
  const isWhole = (inner.match(/"/g)?.length ?? 0) % 2 === 0;
  return isWhole ? inner.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/) : inner.split(',');
}

function mendEntry(
  entry: string,
  known: ReadonlySet<string>,
): { text: string; sentence: string } | undefined {
  const equals = /^(\s*)([\w-]+)\s*=\s*(.+)$/.exec(entry);
  if (equals) {
    const field = `${equals[2]}: ${equals[3]}`;
    return { text: `${equals[1]}${field}`, sentence: copy.colonBetween(field.trim()) };
  }
  const [, start = '', name = '', value = '', end = ''] =
    /^(\s*)([\w-]+)\s*:\s+(.*?)(\s*)$/.exec(entry) ?? [];
  if (!name) return undefined;
  // Of a text, "First floor: quiet", a name may be a part.
  const next = /^(.+?(?=;)|[^\s;]*[\d./][^\s;]*|["'].*?["'])\s*;?\s+([\w-]+):\s+(.*)$/.exec(value);
  if (next && known.has(next[2] ?? '')) {
    const [, first = '', other = '', rest = ''] = next;
    const field = `${name}: ${first}, ${other}: `;
    return { text: `${start}${field}${rest}${end}`, sentence: copy.commaBetween(`${field}${rest}`) };
  }
  const text = mendQuotes(value);
  if (text) return { text: `${start}${name}: ${text.text}${end}`, sentence: text.sentence };
  if (!/^[^"'].*:(?:\s|$)/.test(value)) return undefined;
  return { text: `${start}${name}: ${quoted(value)}${end}`, sentence: copy.quoteText(quoted(value)) };
}
