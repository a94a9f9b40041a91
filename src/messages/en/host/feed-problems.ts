import { span } from './channels.ts';

/** Why the calendar of another site could not be read, and what the host can do. */

/** In this order the nights are never on sale between the two. */
const ANEW = 'Copy the new one there, connect it, and only then remove this one';

const REFUSED: Readonly<Record<number, string>> = {
  401: 'the site asks for a password (401). Copy the link for calendars again',
  403: 'the site refuses this link (403). Copy it there again',
  404: `the site no longer knows this link (404). ${ANEW}`,
  410: `the site has ended this link (410). ${ANEW}`,
  429: 'the site says that it was asked too often (429). We try again by ourselves',
};

const PROBLEMS = {
  wrong_address: 'this is not a link to a calendar. It must begin with https://',
  private_address: 'this link leads into a private network, not to a site. Copy the link of the site',
  unknown_host: 'there is no site of this name. Look for a typing mistake in the link',
  unreachable: 'the site can’t be reached. We try again by ourselves',
  not_secure: 'the connection to the site is not safe: its certificate is not valid',
  too_slow: 'the site did not answer within 10 seconds. We try again by ourselves',
  too_large: 'the calendar is larger than 2 MB. Ask the site for one of this room alone',
  too_many_redirects: 'the link leads from one place to the next without an end. Copy it there again',
  refused: 'the site answered with an error. We try again by ourselves',
  not_a_calendar: 'this is a page, not a calendar. Copy the link for calendars; it often ends in .ics',
  half_a_calendar: 'only half of the calendar came. We try again by ourselves',
  too_many_events: 'the calendar has more than 5,000 entries. Ask the site for one of this room alone',
  unreadable_events: 'some entries could not be read',
} as const;

/** What went wrong; with a status or a number of entries where there is one. */
interface Problem {
  code: keyof typeof PROBLEMS;
  status?: number | undefined;
  count?: number | undefined;
}
const UNKNOWN: Problem = { code: 'unreachable' };

/** The problem as the end of a sentence, without its point. */
function reasonOf({ code, status, count }: Problem): string {
  if (code === 'unreadable_events' && count !== undefined) {
    return `${count === 1 ? '1 entry' : `${count} entries`} could not be read; the others count`;
  }
  if (code !== 'refused' || status === undefined) return PROBLEMS[code];
  return REFUSED[status] ?? `the site answered with an error (${status}). We try again by ourselves`;
}

/** "Could not be read: there is no site of this name. …"; what is read in part counts in part. */
export function feedProblem(problem: Problem | null): string {
  const verb = problem?.code === 'unreadable_events' ? 'Read in part' : 'Could not be read';
  return `${verb}: ${reasonOf(problem ?? UNKNOWN)}.`;
}

/** With `minutes` since it was last read whole; undefined if it never was. Until it is whole again, nothing is freed. */
export function failing(minutes: number | undefined, problem: Problem | null): string {
  if (minutes === undefined || problem?.code === 'unreadable_events') return feedProblem(problem);
  const reason = reasonOf(problem ?? UNKNOWN);
  const time = minutes < 1 ? '' : ` for ${span(minutes)}`;
  return `Could not be read${time}: ${reason}. Nights taken before stay taken.`;
}
