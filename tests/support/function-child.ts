/** A child process that loads the bundle named on its command line, and runs the requests of its parent. */
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

const call = z.object({
  id: z.int(),
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.optional(z.string()),
  ip: z.optional(z.string()),
});

export interface FunctionAnswer {
  id: number;
  status: number;
  headers: [string, string][];
  body: string;
}

type Handler = (request: Request, context: { ip: string | undefined }) => Promise<Response>;

const { default: handler }: { default: Handler } = await import(pathToFileURL(process.argv[2] ?? '').href);

process.on('message', async (message) => {
  const { id, url, method, headers, body, ip } = z.parse(call, message);
  const request = new Request(url, { method, headers, body: body && Buffer.from(body, 'base64') });
  const response = await handler(request, { ip });
  const answer: FunctionAnswer = {
    id,
    status: response.status,
    headers: [...response.headers],
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  };
  process.send?.(answer);
});
process.send?.('ready');
