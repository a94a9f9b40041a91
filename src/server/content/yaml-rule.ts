/** One way to mend a line, and what to tell its writer. */
export interface Mend {
  text: string;
  sentence: string;
  /** Said only if nothing else is wrong in the line. */
  isSoft?: boolean;
  /** Nothing else is said of the line. */
  covers?: boolean;
}

export interface LineContext {
  lines: readonly string[];
  index: number;
  /** Names of fields. */
  known: ReadonlySet<string>;
}

export type LineRule = (line: string, context: LineContext) => Mend[];
