import type { CalendarEvent } from './event.ts';
import { madeUid, readSpan, uidOf } from './event.ts';
import { type Component, readProperties } from './lines.ts';
import { UTC } from './moments.ts';

const NAMES = new Set(['UID', 'FREEBUSY']);
const SUMMARY = 'Busy';

/** Reads the busy times of a VFREEBUSY (RFC 5545, 3.6.4): each closes nights. Throws if one can't be read. */
export function readBusyTimes({ lines, frame }: Component): CalendarEvent[] {
  const busy = lines.filter((line) => !/^FREEBUSY[^:]*;\s*FBTYPE="?FREE"?\s*[;:]/i.test(line));
  const properties = readProperties(busy, NAMES);
  const uid = uidOf(String(properties.find(({ name }) => name === 'UID')?.value ?? ''));
  return properties
    .filter(({ name }) => name === 'FREEBUSY')
    .map(({ value }) => {
      const { from, to } = readSpan(value, UTC, 0);
      const start = { isDate: false, clock: from, zone: UTC };
      return {
        uid: madeUid(start, to - from, uid || undefined),
        isBlock: true,
        isCancelled: frame.isCancelled,
        replaces: undefined,
        start,
        length: to - from,
        rules: [],
        added: [],
        excluded: [],
        summary: SUMMARY,
        link: undefined,
      };
    });
}
