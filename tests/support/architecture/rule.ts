import type { SourceFile } from './source.ts';

/**
 * A rule returns one sentence for each violation. Each sample in `wrong` must violate it, which proves that it can
 * fail.
 */
export interface Rule {
  name: string;
  check: (files: SourceFile[]) => string[];
  wrong: Record<string, string>[];
}
