import { FAILURE_UNKNOWN } from '#messages/failure.ts';

/** The text of the error screen: status and text of the error, or its message (spec section 2). */
export function describeFailure(error: unknown): string {
  if (typeof error === 'string' && error !== '') return error;
  if (typeof error !== 'object' || error === null) return FAILURE_UNKNOWN;
  const status = 'status' in error && typeof error.status === 'number' ? String(error.status) : '';
  const text = 'statusText' in error && typeof error.statusText === 'string' ? error.statusText : '';
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return [status, text || message].filter(Boolean).join(' ') || FAILURE_UNKNOWN;
}
