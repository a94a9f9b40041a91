import ICAL from 'ical.js';

/** A line as ical.js reads it: its parameters, and its values as text (a rule is an object). */
export interface Property {
  name: string;
  zone: string | undefined;
  values: unknown[];
}

/** Longer ones are read by nobody, and take ical.js long to read. */
const MAX_LINE = 8000;
const TEXTS = /^(SUMMARY|DESCRIPTION|URL|TZID)$/;

/** The lines with these names. Throws for one that can't be read, unless it is a text. */
export function readProperties(lines: string[], names: ReadonlySet<string>): Property[] {
  const found: Property[] = [];
  for (const line of lines) {
    const name = line.slice(0, line.search(/[;:]/)).toUpperCase();
    if (!names.has(name)) continue;
    if (TEXTS.test(name)) {
      const value = textOf(line, name);
      if (value !== undefined) found.push({ name, zone: undefined, values: [value] });
    } else found.push(propertyOf(line, name));
  }
  return found;
}

function propertyOf(line: string, name: string): Property {
  if (line.length > MAX_LINE) throw new Error('a line is too long');
  const text = Buffer.from(line, 'latin1').toString();
  const [, parameters, , ...values] = ICAL.parse.property(name === 'RRULE' ? text.toUpperCase() : text);
  const zone: unknown = parameters.tzid;
  return { name, zone: typeof zone === 'string' ? zone : undefined, values };
}

/** A text never makes an event unreadable: only its dates count. */
function textOf(line: string, name: string): string | undefined {
  try {
    return String(propertyOf(line.slice(0, MAX_LINE), name).values[0]);
  } catch {
    return undefined;
  }
}
