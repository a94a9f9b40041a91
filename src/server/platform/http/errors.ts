import type { Context } from 'hono';
import { type ErrorAnswer, REFUSALS } from '#contract/refusals.ts';
import { say } from '#server/language/say.ts';
import { type Refusal, refuse } from './refusal.ts';

/**
 * Codes of a database that can't be reached (sockets, PostgreSQL's connection class, shutdowns), that can't write
 * (full or read-only), or that ended a slow statement, a wait for a lock or an idle transaction
 * (platform/database/timeouts.ts).
 */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EHOSTUNREACH|EAI_AGAIN|08\w{3}|57P0[1-35]|53[13]00|57014|55P03|25006|25P0[34])$/;
const UNREACHABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection|Received unexpected \w+ message from backend/;
const RETRY_SECONDS = 5;

/** True when an error means that the database did not respond. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNREACHABLE.test(code) || UNREACHABLE_MESSAGE.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  return isDatabaseUnavailable(error.cause);
}

/** Returns an error response in the contract's form. Calls on reservations also have their own fields. */
export function errorResponse(c: Context, refusal: Refusal): Response {
  const { retryAfter, ...details } = refusal.details;
  const status = REFUSALS[refusal.code];
  c.set('refusal', refusal.code);
  const answer: ErrorAnswer = { error: refusal.sentence, code: refusal.code, ...details };
  if (c.req.path.includes('/public/reservation/')) {
    answer.success = false;
    answer.message = refusal.sentence;
  }
  if (status === 500) answer.request_id = c.res.headers.get('X-Request-Id') ?? undefined;
  const wait = retryAfter ?? (status === 503 ? RETRY_SECONDS : undefined);
  if (wait !== undefined) c.header('Retry-After', String(Math.ceil(wait)));
  return c.json(answer, status);
}

/** Returns the refusal for an unexpected error in a call of this path. */
export function refusalForError(error: unknown, path: string): Refusal {
  if (isDatabaseUnavailable(error)) return refuse('database_unavailable');
  return refuse('internal', {}, say().siteApi.failureOf(path));
}
