import ICAL from 'ical.js';

/** One value of a line as ical.js reads it: a text, or an object for a rule. */
export interface Property {
  name: string;
  zone: string | undefined;
  value: unknown;
}

/** What a calendar says of all its events. */
export interface CalendarFrame {
  isCancelled: boolean;
  /** The zone of times that name none (X-WR-TIMEZONE). */
  zone: string | undefined;
  /** The lines of each VTIMEZONE. */
  zones: string[][];
}

export interface Component {
  kind: 'VEVENT' | 'VFREEBUSY';
  lines: string[];
  frame: CalendarFrame;
}

const BEGINNING = 'BEGIN:VCALENDAR';
const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/;
/** Looks behind, so that many empty lines are read once only. */
const FOLD = /(?<!\n)\n+[ \t]/g;
/** Longer lines are not read, because they take ical.js too long. */
const MAX_LINE = 8000;
/** The characters of dates in one event; a longer list would take ical.js too long in one go. */
const MAX_DATES = 60_000;
const TEXTS = /^(SUMMARY|DESCRIPTION|URL)$/;
const NO_TIME = /^(DURATION|RRULE|UID|STATUS)$/;

/** Returns the events and busy times of a file that is one whole calendar or several, or what is wrong with the file. */
export function readComponents(file: Uint8Array): Component[] | 'not_a_calendar' | 'half_a_calendar' {
  const components: Component[] = [];
  const open: string[] = [];
  let frame = newFrame();
  let isCalendar = false;
  for (const line of linesOf(file)) {
    const [, word = '', name = ''] = /^(BEGIN|END):(.*)$/is.exec(line) ?? [];
    const [kind, part] = [word.toUpperCase(), name.trim().toUpperCase()];
    if (open.length === 0 && (kind !== 'BEGIN' || part !== 'VCALENDAR')) {
      // Some servers write a remark of their own after the calendar.
      if (isCalendar) continue;
      return BEGINNING.startsWith(line.trim().toUpperCase()) ? 'half_a_calendar' : 'not_a_calendar';
    }
    if (open.length === 0) frame = newFrame();
    isCalendar = true;
    const isZone = open[1] === 'VTIMEZONE';
    if (kind === 'BEGIN') {
      open.push(part);
      if (open.length === 2 && (part === 'VEVENT' || part === 'VFREEBUSY'))
        components.push({ kind: part, lines: [], frame });
      else if (open.length === 2 && part === 'VTIMEZONE') frame.zones.push([]);
    } else if (kind === 'END') {
      if (open.pop() !== part) return 'half_a_calendar';
    } else if (open.length === 1) readFrame(frame, line);
    else if (open.length === 2 && !isZone) {
      if (open[1] === 'VEVENT' || open[1] === 'VFREEBUSY') components.at(-1)?.lines.push(line);
    }
    if (isZone) frame.zones.at(-1)?.push(line);
  }
  return isCalendar && open.length === 0 ? components : 'half_a_calendar';
}

const newFrame = (): CalendarFrame => ({ isCancelled: false, zone: undefined, zones: [] });

function readFrame(frame: CalendarFrame, line: string): void {
  const [, name = '', value = ''] = /^(METHOD|X-WR-TIMEZONE)(?:;[^:]*)?:(.*)$/is.exec(line) ?? [];
  if (name.toUpperCase() === 'METHOD') frame.isCancelled = /^cancel/i.test(value.trim());
  else if (name) frame.zone = value.trim() || undefined;
}

/** Returns the lines of a file, unfolded. Bytes become characters one by one, because a fold may divide a letter. */
function linesOf(file: Uint8Array): string[] {
  const text = utf8Of(Buffer.from(file.buffer, file.byteOffset, file.byteLength)).toString('latin1');
  const plain = text.replace(BYTE_ORDER_MARK, '').trimStart().replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  return plain
    .replaceAll(FOLD, '')
    .split('\n')
    .filter((line) => line.trim());
}

/** Returns a file of UTF-16, with a byte order mark or without one, as UTF-8; any other as it is. */
function utf8Of(file: Buffer): Buffer {
  const even = file.subarray(0, file.length - (file.length % 2));
  const [first, second] = file;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return Buffer.from(even.toString('utf16le').replace(/^\ufeff/, ''));
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return Buffer.from(
      Buffer.from(even)
        .swap16()
        .toString('utf16le')
        .replace(/^\ufeff/, ''),
    );
  return file;
}

/**
 * Returns the values of the lines with these names. Throws if a date or rule can't be read; a text is only left out.
 */
export function readProperties(lines: string[], names: ReadonlySet<string>): Property[] {
  let left = MAX_DATES;
  return lines.flatMap((line) => {
    const name = line.slice(0, line.search(/[;:]/)).trim().toUpperCase();
    if (!names.has(name)) return [];
    if (!TEXTS.test(name)) {
      left -= line.length;
      if (left < 0) throw new Error('too many dates');
      return valuesOf(line, name);
    }
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
  if (TEXTS.test(name) || NO_TIME.test(name)) {
    const [, , , ...values] = ICAL.parse.property(name === 'RRULE' ? text.toUpperCase() : text);
    return values.map((value: unknown) => ({ name, zone: undefined, value }));
  }
  const { head, zone, times } = readTimes(text, name);
  const [, , , ...values] = ICAL.parse.property(`${head}:${times}`);
  return values.map((value: unknown) => ({ name, zone, value }));
}

/**
 * Takes a line of times apart. Outlook writes zones with a colon and without quotes, so the times begin after the last
 * colon.
 */
function readTimes(line: string, name: string): { head: string; zone: string | undefined; times: string } {
  const end = line.lastIndexOf(':');
  const parameters = line.slice(line.search(/[;:]/), end);
  const [whole = '', quoted, bare] = /;\s*TZID=(?:"([^"]*)"|(.*?))(?=;[A-Z-]+=|$)/i.exec(parameters) ?? [];
  const zone = (quoted ?? bare ?? '').trim() || undefined;
  if (zone?.includes('"')) throw new Error('a quote that is open');
  const times = line
    .slice(end + 1)
    .trim()
    .replaceAll(/(\d{8}T\d{4})(?!\d)/gi, '$100');
  return { head: `${name}${parameters.replace(whole, '')}`, zone, times };
}
