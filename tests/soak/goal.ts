import type { OpenDatabase } from '#server/platform/database/database.ts';
import type { LongRun } from '../support/long-runs.ts';

/** What a long run gets. */
export interface Session {
  seed: number;
  /** True once the time, or a share of it, is over: the run ends after its current round. */
  isOver: (share?: number) => boolean;
  /** A migrated database of its own. */
  open: () => Promise<OpenDatabase>;
  /** A folder for an embedded database, and the file of a migrated one. */
  embedded: { directory: string; template: string };
  /** Stops the database server and starts it again. */
  restart: () => Promise<void>;
}

/** Its title says what must hold, in a line. */
export interface Goal extends LongRun {
  /** Runs to its full size or until the time is over; throws what it finds. Returns its figures. */
  run(session: Session): Promise<Record<string, number>>;
}
