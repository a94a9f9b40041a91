import type { Context, Hono } from 'hono';
import { packed } from '../http/packed.ts';
import { PLAIN_PAGE } from '../http/safe-headers.ts';
import { openApiDocument } from './openapi.ts';
import { docsPage } from './page.ts';

const BASE = '/api';

/** The contract as OpenAPI and as a page, each made at its first request. */
export function docsRoutes(app: Hono): void {
  app.get('/openapi.json', document);
  app.get('/docs', page);
}

const document = madeOnce(() =>
  packed(JSON.stringify(openApiDocument(BASE)), { 'Content-Type': 'application/json' }),
);
const page = madeOnce(() =>
  packed(docsPage(BASE), {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Security-Policy': PLAIN_PAGE,
  }),
);

function madeOnce(make: () => (c: Context) => Response): (c: Context) => Response {
  let made: ReturnType<typeof make> | undefined;
  return (c) => {
    made ??= make();
    return made(c);
  };
}
