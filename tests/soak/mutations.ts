import type { FuzzedRequest } from '../support/fuzz.ts';
import type { Random } from '../support/random.ts';

const KINDS = ['truncated', 'flipped', 'type', 'method', 'path', 'query', 'headers', 'nobody'] as const;
export type Mutation = (typeof KINDS)[number] | 'none';

/** One request in three is mutated once more, as a whole. */
const OF = 3;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/jsonx',
  '',
];
const JUNK = ['0', '-1', 'null', 'Bearer', 'Bearer x.y.z', '; ;=;', 'x'.repeat(9000), '%', '"', 'W/"1"'];
const NAMES = ['Authorization', 'Cookie', 'Idempotency-Key', 'X-Forwarded-For', 'Accept', 'If-None-Match'];

/** The request as sent: by a guest with `headers`, or without, unchanged or mutated. */
export function mutate(
  { path, method, json }: FuzzedRequest,
  headers: Record<string, string>,
  random: Random,
): { request: Request; mutation: Mutation } {
  const one = <T>(all: readonly T[]): T => all[random(all.length)] as T;
  const mutation = random(OF) === 0 ? one(KINDS) : 'none';
  const sent = { method, path, type: 'application/json', headers: { ...headers } };
  let text = json === undefined ? undefined : JSON.stringify(json);
  const index = random(text?.length ?? 1);
  switch (mutation) {
    case 'truncated':
      text = text?.slice(0, index);
      break;
    case 'flipped':
      text = text && text.slice(0, index) + String.fromCharCode(random(256)) + text.slice(index + 1);
      break;
    case 'type':
      sent.type = one(TYPES);
      break;
    case 'method':
      sent.method = one(METHODS);
      break;
    case 'path':
      sent.path = path.replace(/[^/]*$/, encodeURIComponent(one(JUNK)));
      break;
    case 'query':
      sent.path = `${path}&${'checkIn='.repeat(random(50))}&${encodeURIComponent(one(JUNK))}`;
      break;
    case 'headers':
      Object.assign(sent.headers, { [one(NAMES)]: one(JUNK) });
      break;
    case 'nobody':
      sent.headers = {};
  }
  const hasBody = !['GET', 'HEAD'].includes(sent.method) && text !== undefined;
  const request = new Request(`http://localhost:4321/api${sent.path}`, {
    method: sent.method,
    headers: { ...sent.headers, ...(hasBody ? { 'Content-Type': sent.type } : {}) },
    ...(hasBody ? { body: text } : {}),
  });
  return { request, mutation };
}
