import {
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  inputRequired,
  PROTOCOL_VERSION_META_KEY,
  type ServerContext,
} from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { HOUR, inSeconds } from '#domain/dates/duration.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Human, PageToOpen } from './agent-tool.ts';

/** The name of the only thing that a tool asks a human for. */
const OPEN_PAGE = 'open_page';

const opens = z.object({
  // Only the newer revision has a way to ask.
  [PROTOCOL_VERSION_META_KEY]: z.string(),
  [CLIENT_CAPABILITIES_META_KEY]: z.object({ elicitation: z.object({ url: z.looseObject({}) }) }),
});
const answers = z.object({ [OPEN_PAGE]: z.object({ action: z.enum(['accept', 'decline', 'cancel']) }) });

/** Signs what a call says to itself for when the human has answered: nothing is kept here meanwhile. */
export const statesOf = ({ accounts }: Pick<AppContext, 'accounts'>) =>
  createRequestStateCodec({
    key: accounts.sign('state of a tool call'),
    ttlSeconds: inSeconds(HOUR),
    bind: ({ mcpReq }) => mcpReq.method,
  });

/** Returns how the human behind a call can be reached, and what they answered. */
export function humanOf({ mcpReq }: ServerContext): Human {
  const canOpen = z.safeParse(opens, mcpReq.envelope).success;
  const answer = z.safeParse(answers, mcpReq.inputResponses);
  const about = mcpReq.requestState();
  if (!answer.success || about === undefined) return { canOpen };
  return { canOpen, answer: { about, isOpened: answer.data[OPEN_PAGE].action === 'accept' } };
}

export const askToOpen = async (
  { url, message, about }: PageToOpen,
  states: ReturnType<typeof statesOf>,
  context: ServerContext,
) =>
  inputRequired({
    inputRequests: { [OPEN_PAGE]: inputRequired.elicitUrl({ url, message }) },
    requestState: await states.mint(about, context),
  });
