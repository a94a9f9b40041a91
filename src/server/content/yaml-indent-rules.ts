import * as copy from '#messages/site/field-mistakes.ts';

/** Where a line may have been meant to begin. */
export interface IndentMend {
  /** All lines with it. */
  lines: string[];
  /** The last line that moves. */
  last: number;
  /** How far it moves. */
  steps: number;
  sentence: string;
}

const leadOf = (line: string) => /^\s*/.exec(line)?.[0] ?? '';
const isContent = (line: string | undefined) => line !== undefined && /^\s*[^\s#]/.test(line);
/** Where the first field of a line begins, after its dashes. */
const contentColumn = (line: string) => /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;
const NEAR = 60;
const MOST_STEPS = 3;

/** The columns at which a line, or it and all that is below it, would be in line with the lines above. */
export function indentMends(lines: readonly string[], index: number): IndentMend[] {
  const line = lines[index] ?? '';
  if (!isContent(line)) return [];
  const lead = leadOf(line);
  const columns = lines
    .slice(Math.max(0, index - NEAR), index)
    .filter(isContent)
    .flatMap((each) => [leadOf(each).length, contentColumn(each)]);
  if (/[^ ]/.test(lead)) return oddLeads(lines, index, columns);
  const here = lead.length;
  const below = lines.findIndex((each, at) => at > index && isContent(each) && leadOf(each).length < here);
  const end = lines.slice(0, below < 0 ? lines.length : below).findLastIndex(isContent);
  return [...new Set(columns)]
    .filter((column) => column !== here && Math.abs(column - here) <= MOST_STEPS)
    .flatMap((column) =>
      [...new Set([index, end])].map((last) => ({
        lines: lines.map((each, at) => (at < index || at > last ? each : moved(each, column - here))),
        last,
        steps: Math.abs(column - here),
        sentence: copy.beginsAt(here, column),
      })),
    );
}

function moved(line: string, by: number): string {
  return by > 0 ? ' '.repeat(by) + line : line.slice(Math.min(-by, leadOf(line).length));
}

/** A line that begins with a tab, or with a sign that looks like a space. */
function oddLeads(lines: readonly string[], index: number, columns: readonly number[]): IndentMend[] {
  const line = lines[index] ?? '';
  const lead = leadOf(line);
  const after = lines.slice(index + 1).find(isContent);
  const next = after && !/[^ ]/.test(leadOf(after)) ? [leadOf(after).length] : [];
  const usual = [2, 4].map((width) => lead.replaceAll('\t', ' '.repeat(width)).length);
  return [...new Set([...next, ...columns.toReversed(), ...usual])].map((column, steps) => ({
    lines: lines.with(index, ' '.repeat(column) + line.slice(lead.length)),
    last: index,
    steps,
    sentence: lead.includes('\t') ? copy.tab : copy.oddSpaces,
  }));
}

/** A file whose lines all begin with tabs: each is a step. */
export function withoutTabs(text: string): { text: string; lines: number[] } {
  const lines = text.split('\n');
  const tabbed = lines.flatMap((line, index) => (/^ *\t/.test(line) && isContent(line) ? [index + 1] : []));
  const spaced = lines.map((line) => line.replace(/^\s+/, (lead) => lead.replaceAll('\t', '  ')));
  return { text: spaced.join('\n'), lines: tabbed };
}
