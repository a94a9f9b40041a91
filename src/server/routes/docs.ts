import type { Hono } from 'hono';
import { openApiDocument } from '../api-docs/openapi.ts';
import { docsPage } from '../api-docs/page.ts';

const BASE = '/api';

/** The contract, for programs and for people. Both are made once, from the same descriptors the routes are mounted by. */
export function docsRoutes(app: Hono): void {
  const document = JSON.stringify(openApiDocument(BASE));
  const page = docsPage(BASE);
  app.get('/openapi.json', (c) => c.body(document, 200, { 'Content-Type': 'application/json' }));
  app.get('/docs', (c) => c.html(page));
}
