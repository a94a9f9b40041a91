/** The lines of one VTIMEZONE: its own, and those of each period in which it has one offset. */
export interface ZoneLines {
  own: string[];
  periods: string[][];
}

/** The lines of events and time zones, unfolded. Other parts of a calendar, such as alarms, are left out. */
export interface CalendarParts {
  events: string[][];
  zones: ZoneLines[];
}

const BEGINNING = 'BEGIN:VCALENDAR';
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/** The parts of a file that is one whole calendar or several, or what is wrong with it. */
export function readParts(file: Uint8Array): CalendarParts | 'not_a_calendar' | 'half_a_calendar' {
  const parts: CalendarParts = { events: [], zones: [] };
  const open: string[] = [];
  let current: string[] | undefined;
  let isCalendar = false;
  for (const line of unfold(file)) {
    const begins = nameAfter('BEGIN:', line);
    if (open.length === 0 && begins !== 'VCALENDAR') {
      // After a calendar, servers sometimes add a remark of their own.
      if (isCalendar) continue;
      return BEGINNING.startsWith(line.trim().toUpperCase()) ? 'half_a_calendar' : 'not_a_calendar';
    }
    isCalendar = true;
    const ends = nameAfter('END:', line);
    if (begins !== undefined) {
      open.push(begins);
      current = linesOf(open, parts);
    } else if (ends !== undefined) {
      if (open.pop() !== ends) return 'half_a_calendar';
      // Whatever an event says after an alarm still belongs to it.
      current = reopened(open, parts);
    } else {
      current?.push(line);
    }
  }
  return isCalendar && open.length === 0 ? parts : 'half_a_calendar';
}

/** Where the lines of a part that begins are kept, if they count. */
function linesOf(open: string[], parts: CalendarParts): string[] | undefined {
  const lines: string[] = [];
  const [, part, period] = open;
  if (open.length === 2 && part === 'VEVENT') parts.events.push(lines);
  else if (open.length === 2 && part === 'VTIMEZONE') parts.zones.push({ own: lines, periods: [] });
  else if (open.length === 3 && part === 'VTIMEZONE' && /^(STANDARD|DAYLIGHT)$/.test(period ?? ''))
    parts.zones.at(-1)?.periods.push(lines);
  else return undefined;
  return lines;
}

function reopened(open: string[], { events, zones }: CalendarParts): string[] | undefined {
  if (open.length !== 2) return undefined;
  if (open[1] === 'VEVENT') return events.at(-1);
  return open[1] === 'VTIMEZONE' ? zones.at(-1)?.own : undefined;
}

function nameAfter(word: string, line: string): string | undefined {
  const first = line.charCodeAt(0) | 0x20;
  if (first !== 0x62 && first !== 0x65) return undefined;
  const start = line.slice(0, word.length).toUpperCase();
  return start === word ? line.slice(word.length).trim().toUpperCase() : undefined;
}

/** The lines of a file without empty ones. Bytes become characters one by one, because a fold may divide a letter. */
function* unfold(file: Uint8Array): Generator<string> {
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
  let line = '';
  for (const row of text.slice(text.startsWith(BYTE_ORDER_MARK) ? 3 : 0).split('\n')) {
    let end = row.length;
    while (row[end - 1] === '\r') end -= 1;
    if (end === 0) continue;
    if (row[0] === ' ' || row[0] === '\t') {
      line += row.slice(1, end);
      continue;
    }
    if (line.trim()) yield line;
    line = row.slice(0, end);
  }
  if (line.trim()) yield line;
}
