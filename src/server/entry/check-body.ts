import { mdxToMdast } from 'satteri';
import { POLICY_NAMES } from '#domain/content/policy.ts';
import * as copy from '#messages/site/content-mistakes.ts';

export interface BodyMistake {
  line: number;
  sentence: string;
}

/** The facts of a homestay that an answer may quote. */
const FACTS = ['beach', 'market', 'restaurants', ...POLICY_NAMES];
/** The most mistakes that are listed for one file. */
const MOST = 20;

interface Node {
  type: string;
  name?: string | null;
  value?: string;
  position?: { start: { line: number } };
  children?: Node[];
}

/**
 * Returns the mistakes in the text below the fields, which must be plain Markdown. Astro's parser stops at the first
 * one: its sign is taken away and the text is read again.
 */
export function checkBody(body: string, mayQuoteFacts: boolean): BodyMistake[] {
  const lines = body.split('\n');
  const found: BodyMistake[] = [];
  while (found.length < MOST) {
    const read = parse(lines.join('\n'));
    if ('root' in read) return byLine([...found, ...signsOf(read.root, mayQuoteFacts)]);
    const index = Math.min(read.line, lines.length) - 1;
    const at = signBefore(lines[index] ?? '', read.column);
    found.push({ line: index + 1, sentence: sentenceFor(lines[index] ?? '', at) });
    lines[index] = without(lines[index] ?? '', at);
  }
  return byLine(found);
}

const byLine = (mistakes: BodyMistake[]) => mistakes.toSorted((a, b) => a.line - b.line);

function parse(text: string): { root: Node } | { line: number; column: number } {
  try {
    return { root: mdxToMdast(text) as Node };
  } catch (error) {
    const [, line = '1', column = '1'] =
      /^(\d+):(\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
    return { line: Number(line), column: Number(column) };
  }
}

/** Returns the sign that the parser means, at its column or before it; the column may count bytes. */
function signBefore(line: string, column: number): number {
  const near = Math.max(line.lastIndexOf('<', column - 1), line.lastIndexOf('{', column - 1));
  return near >= 0 ? near : line.search(/[<{]/);
}

/** Returns the line without the sign, or empty if there is none; a closed pair loses both. */
function without(line: string, at: number): string {
  if (at < 0) return '';
  const rest = line.slice(at + 1);
  return line[at] === '{' ? `${line.slice(0, at)} ${rest.replace('}', ' ')}` : `${line.slice(0, at)} ${rest}`;
}

function sentenceFor(line: string, at: number): string {
  if (at < 0) return copy.notUnderstood;
  const rest = line.slice(at + 1);
  if (line[at] === '{') {
    const [written] = /^\{[^{}]*\}/.exec(line.slice(at)) ?? [];
    return written ? copy.curly(written) : copy.brace;
  }
  if (rest.startsWith('!--')) return copy.note;
  const [, address] = /^((?:https?:\/\/|mailto:)?[^\s<>]+[@.:/][^\s<>]*)>/.exec(rest) ?? [];
  if (address)
    return copy.autoLink(address.includes('@') && !address.includes(':') ? `mailto:${address}` : address);
  const [, name] = /^\/?([a-z][\w-]*)(?=[\s/>])[^<]*>/i.exec(rest) ?? [];
  return name ? copy.tag(name) : copy.lessThan(/^\S{1,20}/.exec(rest)?.[0] ?? '');
}

/** Returns what the parser takes for a program's: it would fail when the page is made, or do more than show words. */
function signsOf(node: Node, mayQuoteFacts: boolean): BodyMistake[] {
  const line = node.position?.start.line ?? 1;
  const at = (sentence: string) => [{ line, sentence }];
  const written = `{${node.value ?? ''}}`;
  switch (node.type) {
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      if (!mayQuoteFacts) return at(copy.curly(written));
      return FACTS.includes(node.value ?? '') ? [] : at(copy.unknownFact(written, FACTS.slice(0, 3)));
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return at(copy.tag(node.name ?? ''));
    case 'mdxjsEsm':
      return at(copy.codeWord(/^\w+/.exec(node.value ?? '')?.[0] ?? ''));
    default:
      return (node.children ?? []).flatMap((child) => signsOf(child, mayQuoteFacts));
  }
}
