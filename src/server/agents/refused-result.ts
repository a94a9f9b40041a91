import type { CallToolResult } from '@modelcontextprotocol/server';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { ApiRefused } from './api-calls.ts';

/** What only tools refuse. */
const TOOL_REFUSALS = {
  quote_invalid: 'This is no quote of this site. Use the quote as quote_stay returned it.',
  quote_expired: 'This quote has ended. Ask quote_stay for a new one.',
  quote_used: 'This quote was used already. Ask quote_stay for a new one.',
  declined: 'The human did not want to open the page, so the rooms are free again.',
} as const;

export class ToolRefusal {
  readonly code: keyof typeof TOOL_REFUSALS;

  constructor(code: keyof typeof TOOL_REFUSALS) {
    this.code = code;
  }
}

/** A refusal as an assistant reads it; `retry_after` is in seconds. */
interface AgentRefusal {
  error: string;
  code: string;
  fields?: Record<string, string>;
  retry_after?: number;
}

type AnyRefusal = Refusal | ToolRefusal | ApiRefused;

function refusalOf(refused: AnyRefusal): AgentRefusal {
  if (refused instanceof ToolRefusal) return { error: TOOL_REFUSALS[refused.code], code: refused.code };
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
  // The usual sentence speaks of attempts to log in, which an assistant does not make.
  const isLimit = refusal.code === 'too_many_requests';
  const error = isLimit ? `Too many requests. Please wait ${retryAfter ?? 60} seconds.` : refusal.error;
  return { ...refusal, error, ...parts };
}

/** It has no structured content, which older clients would compare with the schema of a success. */
export function refusedResult(refused: AnyRefusal): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(refusalOf(refused)) }] };
}
