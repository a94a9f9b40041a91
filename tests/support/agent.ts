import {
  Client,
  StreamableHTTPClientTransport,
  type VersionNegotiationMode,
} from '@modelcontextprotocol/client';
import type { TestApp } from './app.ts';

/** The two revisions of the protocol that assistants speak. */
export const REVISIONS = ['2025-11-25', '2026-07-28'] as const;

export type Refused = { error: string; code: string; fields?: Record<string, string>; retry_after?: number };

interface AboutAgent {
  revision?: string;
  /** What the human says who is asked to open a page; without it, the client can't ask. */
  human?: (url: string) => 'accept' | 'decline' | 'cancel';
}

/** An assistant as the protocol's own client: it calls tools over HTTP, without a network. */
export function openAgent(
  { app, deps }: Pick<TestApp, 'app' | 'deps'>,
  { address = '192.0.2.1', ...about }: AboutAgent & { address?: string } = {},
) {
  const fetch = async (url: URL | string, init?: RequestInit) =>
    app.fetch(new Request(url, init), { clientAddress: address });
  return connectAgent(deps.config.siteUrl, fetch, about);
}

/** An assistant that calls the tools of a site. */
export async function connectAgent(
  siteUrl: string,
  fetch: (url: URL | string, init?: RequestInit) => Promise<Response>,
  { revision = '2026-07-28', human }: AboutAgent = {},
) {
  const mode: VersionNegotiationMode = revision === '2025-11-25' ? 'legacy' : { pin: revision };
  const client = new Client(
    { name: 'assistant', version: '1' },
    { versionNegotiation: { mode }, ...(human && { capabilities: { elicitation: { url: {} } } }) },
  );
  if (human)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      if (params.mode !== 'url') throw new Error('Only pages are asked for');
      return { action: human(params.url) };
    });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', siteUrl), { fetch }));
  return {
    client,
    /** Returns what a tool found. Throws if it refused. */
    async use<T = Record<string, unknown>>(name: string, input: Record<string, unknown> = {}): Promise<T> {
      const result = await client.callTool({ name, arguments: input });
      if (result.isError) throw new Error(JSON.stringify(result.content));
      return result.structuredContent as T;
    },
    /** Returns the refusal of a tool. */
    async refused(name: string, input: Record<string, unknown> = {}): Promise<Refused> {
      const { isError, content, structuredContent } = await client.callTool({ name, arguments: input });
      const [first] = content;
      if (!isError || structuredContent || first?.type !== 'text') throw new Error(`${name} was not refused`);
      return JSON.parse(first.text);
    },
  };
}

type JsonSchema = { type?: string | string[]; [key: string]: unknown };

/** Returns the places of a schema where a number, list or text has no limit. Ids may be larger than other numbers. */
export function unlimited(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum, maxItems, maxLength, const: fixed } = schema as JsonSchema;
  const wrong =
    (type === 'integer' && !(Number(maximum) <= 1_000_000) && !/(^|_|\.)ids?(\.items)?$/.test(place)) ||
    (type === 'array' && maxItems === undefined) ||
    (type === 'string' && maxLength === undefined && fixed === undefined);
  const inner = Object.entries(schema).flatMap(([key, value]) =>
    unlimited(value, key === 'properties' ? place : `${place}.${key}`),
  );
  return wrong ? [place, ...inner] : inner;
}
