import type { SourceFile } from './source.ts';

/** A rule answers with one sentence for each thing that breaks it. Every one of its `wrong` samples must break it. */
export interface Rule {
  name: string;
  check: (files: SourceFile[]) => string[];
  wrong: Record<string, string>[];
}
