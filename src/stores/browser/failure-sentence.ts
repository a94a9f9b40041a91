import { Refusal } from '#client/errors.ts';

/** What a failed call tells the person: the server's own words where it has some, else `otherwise`. */
export function failureSentence(error: unknown, otherwise: string): string {
  if (!(error instanceof Refusal)) return otherwise;
  const [problem] = Object.values(error.fields);
  return problem ?? (error.sentence || otherwise);
}
