import { createHash } from 'node:crypto';

/** Longer keys are stored as their hash. */
const MAX_KEY = 200;
const UNIQUE_VIOLATION = '23505';

export interface Idempotency {
  key: string;
  requestHash: string;
}

/** Returns the key of a request and the hash of its body; undefined without a key. */
export function readIdempotency(sent: string | undefined, body: unknown): Idempotency | undefined {
  const key = sent?.trim();
  if (!key) return undefined;
  return { key: key.length > MAX_KEY ? digest(key) : key, requestHash: digest(JSON.stringify(body)) };
}

export const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
