import type { SourceFile } from './source.ts';

/** Returns a sentence for each violation. Each sample in `wrong` must violate it, so the rule can fail. */
export interface Rule {
  name: string;
  check: (files: SourceFile[]) => string[];
  wrong: Record<string, string>[];
}
