export function calendarFile(...parts: string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//A channel//EN',
    ...parts.flatMap((part) => part.split('\n')),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

export function event(...lines: string[]): string {
  const uid = lines.some((line) => /^UID/i.test(line)) ? [] : ['UID:one@channel.example'];
  return ['BEGIN:VEVENT', ...uid, ...lines, 'END:VEVENT'].join('\n');
}

export const booking = (uid: string, checkIn: string, checkOut: string, ...lines: string[]): string =>
  event(
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${checkIn.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${checkOut.replaceAll('-', '')}`,
    ...lines,
  );

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
