import { createLog } from '#server/platform/log.ts';
import { openOnce, unavailableApp } from '../function.ts';

/** Serves every call below `/api`, and what must stand at the root of the site, with one function. */
export const config = {
  path: ['/api', '/api/*', '/.well-known/jwks.json', '/.well-known/mcp.json', '/mcp', '/llms.txt'],
};

const log = createLog('info');
const unavailable = unavailableApp(log);

/** `ip` is the visitor's address as Netlify saw it; headers sent by the visitor are ignored. */
export default async function api(request: Request, { ip }: { ip?: string }): Promise<Response> {
  const opened = await openOnce(log);
  await opened?.measureClockWhenOld();
  return (opened?.app ?? unavailable).fetch(request, { clientAddress: ip });
}
