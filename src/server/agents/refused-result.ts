import type { CallToolResult } from '@modelcontextprotocol/server';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { ApiRefused } from './api-calls.ts';

/** A refusal as an assistant reads it; `retry_after` is in seconds. */
interface AgentRefusal {
  error: string;
  code: string;
  fields?: Record<string, string>;
  retry_after?: number;
}

function refusalOf(refused: Refusal | ApiRefused): AgentRefusal {
  if (refused instanceof Refusal) {
    const { fields, retryAfter } = refused.details;
    return withParts({ error: refused.sentence, code: refused.code }, fields, retryAfter);
  }
  const { error, code, fields } = refused.answer;
  return withParts({ error, code }, fields, refused.retryAfter);
}

function withParts(
  refusal: AgentRefusal,
  fields: Record<string, string> | undefined,
  retryAfter: number | undefined,
): AgentRefusal {
  const parts = { ...(fields && { fields }), ...(retryAfter !== undefined && { retry_after: retryAfter }) };
  // The usual sentence speaks of attempts, as somebody makes them who types a password.
  const isLimit = refusal.code === 'too_many_requests';
  const error = isLimit ? `Too many requests. Please wait ${retryAfter ?? 60} seconds.` : refusal.error;
  return { ...refusal, error, ...parts };
}

/** It has no structured content, which older clients would compare with the schema of a success. */
export function refusedResult(refused: Refusal | ApiRefused): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(refusalOf(refused)) }] };
}
