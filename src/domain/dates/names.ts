/** The words for dates of one language. They come from tables of ours, because Chromium's `Intl` has no Odia. */
export interface DateNames {
  /** January first. */
  months: readonly string[];
  shortMonths: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** Writes the day of a month in a sentence: `18th` in English. */
  ordinal: (day: number) => string;
  /** After a clock time, in the morning and later: `am` and `pm`. */
  halves: readonly [morning: string, later: string];
}
