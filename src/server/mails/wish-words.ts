import { formatDate } from '#domain/calendar.ts';
import type { StayWishes } from '#domain/extras.ts';
import { arrivalTimeLabel, EXTRA_NAMES, extraLine, hostNoteLabel, payableThere } from '#messages/extras.ts';

/** What guests typed stands in one line of a table or a report. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** What a guest has asked the host for, as facts of a mail; none where they asked for nothing. */
export function wishFacts({ services, arrivalTime, note }: StayWishes): [string, string][] {
  const facts = services.map(({ kind, ...extra }): [string, string] => [
    EXTRA_NAMES[kind],
    `${extraLine(extra, formatDate(extra.date))}, ${payableThere}`,
  ]);
  if (arrivalTime) facts.push([arrivalTimeLabel, arrivalTime]);
  if (note) facts.push([hostNoteLabel, oneLine(note)]);
  return facts;
}
