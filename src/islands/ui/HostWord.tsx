import { knownWord } from './known-word.ts';

/** Shows a word of the host's about a room: translated, or marked as English. */
export function HostWord({ word }: { word: string }) {
  const { text, lang } = knownWord(word);
  return lang ? <span lang={lang}>{text}</span> : text;
}
