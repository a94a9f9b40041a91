import { createMcpHandler, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { readWellFormed } from '#server/platform/http/well-formed.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import { type AgentContext, type AgentTool, PageToOpen } from './agent-tool.ts';
import { ApiRefused } from './api-calls.ts';
import { askToOpen, humanOf, statesOf } from './human.ts';
import { refusedResult, ToolRefusal } from './refused-result.ts';

/** Bytes: an assistant sends a few words. */
const LARGEST_BODY = 100_000;
const VERSION = '1.0.0';

/** Answers a request in the Model Context Protocol. Nothing is kept for the next one. */
export async function answerAgent(tools: readonly AgentTool[], context: AgentContext): Promise<Response> {
  const { deps, c } = context;
  const { method, url, headers } = c.req.raw;
  // The body was received before, with a limit of its time.
  const request = new Request(url, {
    method,
    headers,
    ...(method === 'POST' && { body: await c.req.text() }),
  });
  const handler = createMcpHandler(() => serverFor(tools, context), {
    maxRequestBodySize: LARGEST_BODY,
    // Nothing changes that an assistant could wait for.
    maxSubscriptions: 0,
    // The message may repeat what was sent, such as a mailbox.
    onerror: ({ name }) => deps.log.info({ reason: name }, 'an assistant sent what is no call'),
  });
  return handler.fetch(request);
}

/** Returns a server for one request, which knows where that came from. */
function serverFor(tools: readonly AgentTool[], context: AgentContext): McpServer {
  const { deps } = context;
  const states = statesOf(deps);
  const server = new McpServer(
    { name: deps.host.name, version: VERSION, websiteUrl: deps.config.siteUrl },
    { requestState: { verify: states.verify } },
  );
  for (const { tool, run } of tools) {
    const { title, description, isReading: readOnlyHint } = tool;
    const annotations = readOnlyHint ? { readOnlyHint } : { readOnlyHint, destructiveHint: false };
    const schemas = { inputSchema: z.toJSONSchema(tool.input), outputSchema: z.toJSONSchema(tool.output) };
    server.registerTool(tool.name, { title, description, annotations, ...schemas }, async (input, call) => {
      const refused = readOnlyHint ? await countCall(context) : undefined;
      if (refused) return refusedResult(refused);
      return answer(() => run(readWellFormed(JSON.stringify(input)) as never, context, humanOf(call)), {
        deps,
        states,
        call,
      });
    });
  }
  return server;
}

const countCall = ({ deps, c }: AgentContext) =>
  checkRateLimit(deps, c, 'tool', clientAddress(c, deps.config.trustProxy));

interface Answering extends Pick<AgentContext, 'deps'> {
  states: ReturnType<typeof statesOf>;
  call: ServerContext;
}

async function answer(run: () => ReturnType<AgentTool['run']>, { deps, states, call }: Answering) {
  try {
    const result = await run();
    if (result instanceof Refusal || result instanceof ToolRefusal) return refusedResult(result);
    if (result instanceof PageToOpen) return await askToOpen(result, states, call);
    const text = JSON.stringify(result);
    return { structuredContent: { ...result }, content: [{ type: 'text' as const, text }] };
  } catch (error) {
    if (error instanceof ApiRefused) return refusedResult(error);
    deps.log.error({ err: error }, 'a tool failed');
    return refusedResult(refuse('internal'));
  }
}
