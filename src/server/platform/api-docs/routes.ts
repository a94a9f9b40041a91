import type { Hono } from 'hono';
import { PLAIN_PAGE } from '../http/safe-headers.ts';
import { openApiDocument } from './openapi.ts';
import { docsPage } from './page.ts';

const BASE = '/api';

let made: { document: string; page: string } | undefined;

/** The contract as OpenAPI and as a page, each made once, at the first request. */
export function docsRoutes(app: Hono): void {
  const read = () => {
    made ??= { document: JSON.stringify(openApiDocument(BASE)), page: docsPage(BASE) };
    return made;
  };
  app.get('/openapi.json', (c) => c.body(read().document, 200, { 'Content-Type': 'application/json' }));
  app.get('/docs', (c) => c.html(read().page, 200, { 'Content-Security-Policy': PLAIN_PAGE }));
}
