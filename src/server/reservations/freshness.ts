/** Reads what other sites sell of the same rooms. */
export interface Freshness {
  /**
   * Reads the calendars of these rooms that are older than a minute. `silent`: rooms with a calendar that was not read.
   * `isNeedless` is asked before anything is read, so that a request which is refused anyway costs no site a call.
   */
  check(
    roomIds: readonly number[],
    isNeedless?: () => Promise<boolean>,
  ): Promise<{ silent: readonly number[] }>;
  /** Returns whether a check of these rooms may take a moment. */
  hasCalendars(roomIds: readonly number[]): Promise<boolean>;
  /** Gives other sites the nights that they have sold and that an act here has freed; their alarms end with it. */
  takeFreed(): Promise<void>;
}
