import type { Context } from 'hono';
import type { InputOf, OutputOf, Tool } from '#contract/agents/tool.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { CallApi } from './api-calls.ts';

export interface AgentContext {
  deps: AppContext;
  /** The assistant's request. */
  c: Context;
  call: CallApi;
}

/** A tool with what it does. */
export interface AgentTool {
  tool: Tool;
  run(input: never, context: AgentContext): Promise<object | Refusal>;
}

/** Joins a tool with what it does; both have the same input and output. */
export function forAgents<const T extends Tool>(
  tool: T,
  run: (input: InputOf<T>, context: AgentContext) => Promise<OutputOf<T> | Refusal>,
): AgentTool {
  return { tool, run };
}
