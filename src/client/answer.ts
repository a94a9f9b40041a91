import * as z from 'zod/mini';
import { errorAnswer } from '#contract/refusals.ts';
import { InvalidAnswer, Refusal, Unreachable } from './errors.ts';

/** Returns the JSON of an answer; a body that breaks off on the way counts as no answer. */
async function jsonOf(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw new Unreachable('The answer broke off', { cause });
  }
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new InvalidAnswer(`Not JSON: ${response.status}`, { cause });
  }
}

/** Returns the error that an answer outside 2xx means. */
export async function failureOf(response: Response): Promise<Refusal | Unreachable | InvalidAnswer> {
  const body = await jsonOf(response).catch((error: unknown) => error);
  const parsed = z.safeParse(errorAnswer, body);
  if (parsed.success) {
    const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
    return new Refusal(response.status, parsed.data, Number.isFinite(retryAfter) ? retryAfter : undefined);
  }
  // A gateway has sent its own page, so the API was not reached.
  if (response.status >= 500) return new Unreachable(`Answered ${response.status}`);
  return new InvalidAnswer(`Answered ${response.status} without a reason`);
}

export async function parseAnswer<S extends z.core.$ZodType>(
  schema: S,
  response: Response,
): Promise<z.core.output<S>> {
  const parsed = z.safeParse(schema, await jsonOf(response));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new InvalidAnswer(`Does not fit the contract at "${issue?.path.join('.')}"`, { cause: parsed.error });
}
