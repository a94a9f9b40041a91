import ICAL from 'ical.js';

/** One value of a line as ical.js reads it: a text, or an object for a rule. */
export interface Property {
  name: string;
  zone: string | undefined;
  value: unknown;
}

const BEGINNING = 'BEGIN:VCALENDAR';
const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/;
/** Looks behind, so that many empty lines are read once only. */
const FOLD = /(?<!\n)\n+[ \t]/g;
/** Longer lines are not read, because they take ical.js too long. */
const MAX_LINE = 8000;
const TEXTS = /^(SUMMARY|DESCRIPTION|URL)$/;

/** Returns the lines of each event in a file that is one whole calendar or several, or what is wrong with the file. */
export function linesOfEvents(file: Uint8Array): string[][] | 'not_a_calendar' | 'half_a_calendar' {
  const events: string[][] = [];
  const open: string[] = [];
  const isInEvent = () => open.length === 2 && open[1] === 'VEVENT';
  let isCalendar = false;
  for (const line of linesOf(file)) {
    const [, word = '', name = ''] = /^(BEGIN|END):(.*)$/is.exec(line) ?? [];
    const [kind, part] = [word.toUpperCase(), name.trim().toUpperCase()];
    if (open.length === 0 && (kind !== 'BEGIN' || part !== 'VCALENDAR')) {
      // Some servers write a remark of their own after the calendar.
      if (isCalendar) continue;
      return BEGINNING.startsWith(line.trim().toUpperCase()) ? 'half_a_calendar' : 'not_a_calendar';
    }
    isCalendar = true;
    if (kind === 'BEGIN') {
      open.push(part);
      if (isInEvent()) events.push([]);
    } else if (kind === 'END') {
      if (open.pop() !== part) return 'half_a_calendar';
    } else if (isInEvent()) events.at(-1)?.push(line);
  }
  return isCalendar && open.length === 0 ? events : 'half_a_calendar';
}

/** Returns the lines of a file, unfolded. Bytes become characters one by one, because a fold may divide a letter. */
function linesOf(file: Uint8Array): string[] {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
  const plain = text.replace(BYTE_ORDER_MARK, '').trimStart().replaceAll('\r', '');
  return plain
    .replaceAll(FOLD, '')
    .split('\n')
    .filter((line) => line.trim());
}

/**
 * Returns the values of the lines with these names. Throws if a date or rule can't be read; a text is only left out.
 */
export function readProperties(lines: string[], names: ReadonlySet<string>): Property[] {
  return lines.flatMap((line) => {
    const name = line.slice(0, line.search(/[;:]/)).toUpperCase();
    if (!names.has(name)) return [];
    if (!TEXTS.test(name)) return valuesOf(line, name);
    try {
      return valuesOf(line.slice(0, MAX_LINE), name);
    } catch {
      return [];
    }
  });
}

function valuesOf(line: string, name: string): Property[] {
  if (line.length > MAX_LINE) throw new Error('a line is too long');
  const text = Buffer.from(line, 'latin1').toString();
  const [, { tzid }, , ...values] = ICAL.parse.property(name === 'RRULE' ? text.toUpperCase() : text);
  const zone = typeof tzid === 'string' ? tzid : undefined;
  return values.map((value: unknown) => ({ name, zone, value }));
}
