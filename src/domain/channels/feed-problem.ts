/** The reasons why a channel's calendar could not be read. The sentences for hosts are in `messages/`. */
export const FEED_PROBLEMS = [
  /** The address is not https, or contains a user name. */
  'wrong_address',
  'private_address',
  'unknown_host',
  'unreachable',
  /** The server's certificate is not valid. */
  'not_secure',
  'too_slow',
  'too_large',
  'too_many_redirects',
  /** The channel answered with an error status. */
  'refused',
  /** The file is no calendar, but for example a login page. */
  'not_a_calendar',
  'half_a_calendar',
  'too_many_events',
  /** Some events could not be read: the others are applied, but nothing is freed. */
  'unreadable_events',
] as const;

export interface FeedProblem {
  code: (typeof FEED_PROBLEMS)[number];
  /** The HTTP status, with `refused`. */
  status?: number;
  /** How many events, with `unreadable_events`. */
  count?: number;
}
