import type { Hono } from 'hono';
import { packed } from '../http/packed.ts';
import { PLAIN_PAGE } from '../http/safe-headers.ts';
import { openApiDocument } from './openapi.ts';
import { docsPage } from './page.ts';

const BASE = '/api';
const OF_DOCUMENT = { 'Content-Type': 'application/json' };
const OF_PAGE = { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Security-Policy': PLAIN_PAGE };

/** Serves the contract as OpenAPI and as a page. */
export function docsRoutes(app: Hono): void {
  app.get('/openapi.json', document);
  app.get('/docs', page);
}

const document = packed(() => JSON.stringify(openApiDocument(BASE)), OF_DOCUMENT);
const page = packed(() => docsPage(BASE), OF_PAGE);
