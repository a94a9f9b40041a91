import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { checkRateLimit } from '#server/platform/rate-limits/limits.ts';
import type { AgentContext, AgentTool } from './agent-tool.ts';
import { ApiRefused } from './api-calls.ts';
import { refusedResult } from './refused-result.ts';

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
  const { name } = context.deps.host;
  const server = new McpServer({ name, version: VERSION, websiteUrl: context.deps.config.siteUrl });
  for (const { tool, run } of tools) {
    const { title, description, isReading: readOnlyHint } = tool;
    const annotations = readOnlyHint ? { readOnlyHint } : { readOnlyHint, destructiveHint: false };
    const schemas = { inputSchema: z.toJSONSchema(tool.input), outputSchema: z.toJSONSchema(tool.output) };
    server.registerTool(tool.name, { title, description, annotations, ...schemas }, async (input) => {
      const refused = readOnlyHint ? await countCall(context) : undefined;
      return refused ? refusedResult(refused) : answer(() => run(input as never, context), context);
    });
  }
  return server;
}

const countCall = ({ deps, c }: AgentContext) =>
  checkRateLimit(deps, c, 'tool', clientAddress(c, deps.config.trustProxy));

async function answer(run: () => Promise<object | Refusal>, { deps }: AgentContext) {
  try {
    const result = await run();
    if (result instanceof Refusal) return refusedResult(result);
    const text = JSON.stringify(result);
    return { structuredContent: { ...result }, content: [{ type: 'text' as const, text }] };
  } catch (error) {
    if (error instanceof ApiRefused) return refusedResult(error);
    deps.log.error({ err: error }, 'a tool failed');
    return refusedResult(refuse('internal'));
  }
}
