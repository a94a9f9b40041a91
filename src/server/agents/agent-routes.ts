import type { Hono } from 'hono';
import { errorResponse } from '#server/platform/http/errors.ts';
import { receiveBody } from '#server/platform/http/receive-body.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import type { HoldContext } from '#server/reservations/hold-for-guest.ts';
import type { AgentTool } from './agent-tool.ts';
import { apiCalls } from './api-calls.ts';
import { bookingTools } from './booking-tools.ts';
import { holdTool } from './hold-tool.ts';
import { roomTools } from './room-tools.ts';

/** The addresses at the root of the site that are for assistants. */
const MCP_PATH = '/mcp';
const LLMS_PATH = '/llms.txt';
const MCP_JSON_PATH = '/.well-known/mcp.json';

const TOOLS: readonly AgentTool[] = [...roomTools, holdTool, ...bookingTools];

/** Mounts what assistants use, at the root of the site. Its tools make the calls of `root` that a page makes. */
export function agentRoutes(root: Hono, deps: HoldContext): void {
  const { config, host } = deps;
  const { siteUrl } = config;
  const tools = config.agents ? TOOLS : [];
  const paying =
    config.payments.kind === 'at_property' ? 'books on the site and pays the host' : 'pays on the site';

  root.get(LLMS_PATH, (c) => c.text(describeSite({ name: host.name, siteUrl, tools, paying })));
  if (!config.agents) return;
  root.get(MCP_JSON_PATH, (c) => c.json(describeServer({ name: host.name, siteUrl, tools, paying })));
  root.all(MCP_PATH, async (c) => {
    // A page of another site may not even read with a visitor's address.
    const origin = c.req.header('Origin');
    if (origin !== undefined && origin !== new URL(siteUrl).origin)
      return errorResponse(c, refuse('origin_refused'));
    const refusal = c.req.method === 'POST' ? await receiveBody(c, { access: 'anyone' }) : undefined;
    if (refusal) return errorResponse(c, refusal);
    // The protocol's library takes a quarter of a second to load, for which no start should wait.
    const { answerAgent } = await import('./tool-server.ts');
    return answerAgent(TOOLS, { deps, c, call: apiCalls(root, c) });
  });
}

interface Described {
  name: string;
  siteUrl: string;
  tools: readonly AgentTool[];
  /** What a human does, and no assistant. */
  paying: string;
}

/** Says in plain text what the site is, and what an assistant may do on it. */
function describeSite({ name, siteUrl, tools, paying }: Described): string {
  const about = `# ${name}\n\n> Rooms that guests book directly with the house.\n\n- [Rooms](${siteUrl}/rooms)\n- [Contact](${siteUrl}/contact)\n`;
  if (tools.length === 0) return about;
  const list = tools.map(({ tool }) => `- \`${tool.name}\`: ${tool.title}.`).join('\n');
  return `${about}\n## Tools for assistants\n\nMCP server: ${siteUrl}${MCP_PATH} (Streamable HTTP, without sign-in and without sessions)\n\n${list}\n\nAn assistant may hold rooms for a few minutes. It never pays: a human ${paying}, and cancels or changes a booking there.\n`;
}

/** Returns the description that programs read to find the server. */
const describeServer = ({ name, siteUrl, paying }: Described) => ({
  name,
  description: `Finds, quotes and holds rooms. A human ${paying}.`,
  servers: [{ type: 'streamable-http', url: `${siteUrl}${MCP_PATH}` }],
});
