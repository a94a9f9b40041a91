import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_HOMESTAYS } from '#server/host/demo-homestays.ts';

/** What only the demonstration may say, beside its sentences. */
const WORDS = [
  ...['Mohanty', 'Nilachal', 'nilachal', 'Sarala', 'Chakratirtha', 'Dolamandap', '94370 12345', '9437012345'],
  ...[
    '1900+',
    'satisfied customers',
    'monthly occupancy',
    'Approved by the',
    'Ministry of Tourism',
    'orty years',
  ],
  ...['600 m', 'near the lighthouse', 'at your gate', '15% off', 'Inverter backup', '19.7983', '85.8249'],
];

/** Returns the demonstration's words: names, figures and sentences that no page of another house may have. */
export function demoWords(): string[] {
  const own = textOf('content', ['demo', 'pictures']);
  const sentences = textOf('content/demo', ['pictures']).match(/[A-Z][^.!?:*_[\]{}"<>\n]{24,}[.!?]/g) ?? [];
  const houses = DEMO_HOMESTAYS.flatMap(({ name, rooms }) => [
    name,
    ...rooms.flatMap((room) => [room.name, room.description]),
  ]);
  return [...WORDS, ...houses, ...sentences.filter((sentence) => !own.includes(sentence))];
}

/** Returns the files of a folder as one text, in which only paragraphs have lines of their own. */
function textOf(folder: string, without: readonly string[]): string {
  const files = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (without.includes(entry.name)) return [];
    if (entry.isDirectory()) return textOf(path, without);
    return /\.(mdx|yaml)$/.test(entry.name) ? readFileSync(path, 'utf8') : [];
  });
  return files.join('\n\n').replaceAll(/(?<=\S)\n(?=[\p{L}“(])(?!\w+:)/gu, ' ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
};

/** Returns what a page says, without its scripts, styles and tags. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[a-z#\d]+;/g, (entity) => ENTITIES[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
