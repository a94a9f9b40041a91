import type { Context } from 'hono';
import type { InputOf, OutputOf, Tool } from '#contract/agents/tool.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { HoldContext } from '#server/reservations/hold-for-guest.ts';
import type { CallApi } from './api-calls.ts';
import type { ToolRefusal } from './refused-result.ts';

export interface AgentContext {
  deps: HoldContext;
  /** The assistant's request. */
  c: Context;
  call: CallApi;
}

/** Asks the human behind the assistant to open a page. `about` comes back, signed, with the answer. */
export class PageToOpen {
  readonly url: string;
  readonly message: string;
  readonly about: unknown;

  constructor(url: string, message: string, about: unknown) {
    this.url = url;
    this.message = message;
    this.about = about;
  }
}

/** The human behind the assistant, as far as its client lets a tool reach them. */
export interface Human {
  /** True if the client can ask whether to open a page. */
  canOpen: boolean;
  /** What the human said of the page that the same call asked for before. */
  answer?: { about: unknown; isOpened: boolean };
}

type Result<T extends Tool> = OutputOf<T> | Refusal | ToolRefusal | PageToOpen;

/** A tool with what it does. */
export interface AgentTool {
  tool: Tool;
  run(
    input: never,
    context: AgentContext,
    human: Human,
  ): Promise<object | Refusal | ToolRefusal | PageToOpen>;
}

/** Joins a tool with what it does; both have the same input and output. */
export function forAgents<const T extends Tool>(
  tool: T,
  run: (input: InputOf<T>, context: AgentContext, human: Human) => Promise<Result<T>>,
): AgentTool {
  return { tool, run };
}
