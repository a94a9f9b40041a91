import { Refusal } from '#client/errors.ts';

/** Returns the sentence for a failed call: the server's own if it sent one, else `otherwise`. */
export function failureSentence(error: unknown, otherwise: string): string {
  if (!(error instanceof Refusal)) return otherwise;
  const [problem] = Object.values(error.fields);
  return problem ?? (error.sentence || otherwise);
}
