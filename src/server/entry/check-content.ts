import type { ContentProblem } from '#contract/host/site.ts';
import { ContentError } from '#server/platform/content-file.ts';

/** Every mistake in the host's words and pictures. */
export function checkContent(_folder: string): readonly ContentProblem[] {
  return [];
}

/** Throws a {@link ContentError} that names every mistake. */
export function refuseMistakes(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new ContentError(problems.map(({ sentence }) => sentence).join('\n'));
}
