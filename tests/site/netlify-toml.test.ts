import { globSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { resolveConfig } from '@netlify/config';
import { parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { languageOf, pathIn } from '#domain/language/page-path.ts';
import { isOfApi } from '#server/platform/http/api-paths.ts';
import { createSite } from '#server/platform/http/serve-site.ts';
import { headersOf, REWRITES, rewriteOf } from '#site/routes.ts';
import { writeSecurityPolicy } from '#site/security-policy.ts';

const settings = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.number() })),
  build: z.object({
    command: z.string(),
    publish: z.string(),
    environment: z.record(z.string(), z.string()),
  }),
  functionsDirectory: z.string(),
  functions: z.object({
    '*': z.object({
      node_bundler: z.string(),
      external_node_modules: z.array(z.string()),
      included_files: z.array(z.string()),
    }),
  }),
});
const root = process.cwd();
const { config } = await resolveConfig({ cwd: root, repositoryRoot: root, offline: true });
const { redirects: rewrites, build, functionsDirectory, functions } = z.parse(settings, config);
const { external_node_modules: external, included_files: included } = functions['*'];

const manifest = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
});
const project = z.parse(manifest, JSON.parse(readFileSync('package.json', 'utf8')));

describe('netlify.toml, as parsed by Netlify', () => {
  it('builds with a script of the project and a suitable Node, and publishes its output', () => {
    expect(Object.keys(project.scripts).map((name) => `npm run ${name}`)).toContain(build.command);
    expect(build.publish).toBe(resolve('dist'));
    const { NODE_VERSION = '' } = build.environment;
    expect(project.dependencies.node).toMatch(new RegExp(`^\\^${NODE_VERSION}\\.`));
  });

  it('has two functions: the API, and the one of every minute', async () => {
    expect(functionsDirectory).toBe(resolve('src/server/entry/netlify'));
    expect(readdirSync(functionsDirectory).sort()).toEqual(['api.ts', 'background.ts']);
    const api = await import('#server/entry/netlify/api.ts');
    const { path } = api.config;
    expect(path.slice(0, 2)).toEqual(['/api', '/api/*']);
    // What the server answers at the root of the site, the function answers, too.
    const atRoot = path.slice(2);
    expect(atRoot).toEqual(['/.well-known/jwks.json', '/.well-known/mcp.json', '/mcp', '/llms.txt']);
    expect(atRoot.filter((one) => !isOfApi(one))).toEqual([]);
    const background = await import('#server/entry/netlify/background.ts');
    expect(background.config).toEqual({ schedule: '* * * * *' });
  });

  it('includes files that exist, and excludes packages that are installed', () => {
    const requested = included.filter((pattern) => !pattern.startsWith('!'));
    for (const pattern of requested) expect(globSync(pattern).length, pattern).toBeGreaterThan(0);
    for (const name of external) expect(project.dependencies, name).toHaveProperty([name]);
  });
});

describe('the rewrites', () => {
  const redirects = new RedirectsHandler({
    configRedirects: config.redirects,
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: root,
  });

  it('are those of netlify.toml, in its order', () => {
    expect(REWRITES.map((rule) => ({ ...rule, status: 200 }))).toEqual(rewrites);
  });

  const tokens = REWRITES.map(({ from }) => from.replace(':language', 'bn').replace(/:\w+/, 'a.B-1_~'));
  it.each([...tokens, '/rooms/4/', '/rooms', '/rooms/', '/rooms/1/2', '/', '/api/health', '/Rooms/4'])(
    '%s is served as on Netlify',
    async (path) => {
      const match = await redirects.match(new Request(new URL(path, 'http://localhost')));
      const { language, path: plain } = languageOf(path);
      const to = rewriteOf(plain);
      expect(to && pathIn(language, to)).toBe(match?.targetRelative);
    },
  );
});

describe('the headers', () => {
  const PAGE = '<!doctype html><script>go();</script>';
  /** The project after the build: `netlify.toml` and the published folder. */
  let project: string;
  let site: Hono;

  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'rules-'));
    const dist = join(project, 'dist');
    await mkdir(join(dist, '_astro'), { recursive: true });
    await copyFile('netlify.toml', join(project, 'netlify.toml'));
    for (const name of ['index', 'rooms', 'room', '404']) await writeFile(join(dist, `${name}.html`), PAGE);
    for (const name of ['_astro/app.abc.js', 'sw.js']) await writeFile(join(dist, name), 'let a;');
    await writeSecurityPolicy(dist, { pages: {}, hasEditor: false });
    site = createSite(dist);
  });
  afterAll(() => rm(project, { recursive: true }));

  /** The headers as Netlify's own build parses them from `netlify.toml` and `_headers`. */
  async function netlifyHeaders(path: string): Promise<Record<string, string>> {
    const built = await resolveConfig({ cwd: project, repositoryRoot: project, offline: true });
    const { headers, errors } = await parseAllHeaders({
      headersFiles: undefined,
      configHeaders: built.config.headers,
      minimal: false,
    });
    expect(errors).toEqual([]);
    const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
    return Object.assign({}, ...matching.map(({ values }) => values));
  }
  const ask = async (path: string, init: RequestInit = {}) =>
    site.fetch(new Request(`http://localhost${path}`, init));

  it.each(['/', '/rooms', '/rooms/7', '/nothing', '/rooms/', '/_astro/app.abc.js', '/_astro/', '/sw.js'])(
    'of %s are those of netlify.toml, except the policy of the build',
    async (path) => {
      const { 'Content-Security-Policy': policy, ...written } = await netlifyHeaders(path);
      expect(policy).toContain("script-src 'self' 'sha256-");
      expect(headersOf(path)).toEqual(written);
    },
  );

  it.each(['/', '/rooms', '/rooms/7', '/nothing', '/rooms/'])('are all sent with %s', async (path) => {
    const { headers } = await ask(path);
    for (const [name, value] of Object.entries(await netlifyHeaders(path))) {
      expect(headers.get(name), name).toBe(value);
    }
  });

  it.each(['/_astro/app.abc.js', '/sw.js'])('are sent with %s, except those for pages', async (path) => {
    const {
      'Content-Security-Policy': _policy,
      'Permissions-Policy': _permissions,
      'Cross-Origin-Opener-Policy': _opener,
      ...expected
    } = await netlifyHeaders(path);
    const { headers } = await ask(path);
    for (const [name, value] of Object.entries(expected)) expect(headers.get(name), name).toBe(value);
    expect(headers.get('Content-Security-Policy')).toBeNull();
  });

  it('are sent with a refused method, too', async () => {
    const { headers } = await ask('/rooms', { method: 'DELETE' });
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-");
  });

  it('have these values', async () => {
    const { headers } = await ask('/');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('Permissions-Policy')).toMatch(/^payment=\(self .*camera=\(\)/);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    const asset = await ask('/_astro/app.abc.js');
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const missing = await ask('/_astro/gone.js');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('Cache-Control')).not.toContain('immutable');
  });
});
