/** Why the calendar of a channel could not be read. Sentences for hosts are in `messages/`. */
export const FEED_PROBLEMS = [
  /** Not an https address, or one with a user name. */
  'wrong_address',
  /** It leads into a private network. */
  'private_address',
  'unknown_host',
  'unreachable',
  /** A certificate that does not hold. */
  'not_secure',
  'too_slow',
  'too_large',
  'too_many_redirects',
  /** The channel answered with an error status. */
  'refused',
  /** Not a calendar at all, such as a login page. */
  'not_a_calendar',
  /** The file ends before the calendar does. */
  'half_a_calendar',
  'too_many_events',
  /** Some events could not be read: what could is taken, nothing is freed. */
  'unreadable_events',
] as const;

export interface FeedProblem {
  code: (typeof FEED_PROBLEMS)[number];
  /** With `refused`: the HTTP status. */
  status?: number;
  /** With `unreadable_events`: how many. */
  count?: number;
}
