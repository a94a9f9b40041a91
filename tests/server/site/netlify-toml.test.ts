import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { resolveConfig } from '@netlify/config';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readRules } from '#server/site/rules.ts';

const settings = z.object({
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
const { build, functionsDirectory, functions } = z.parse(settings, config);
const { external_node_modules: external, included_files: included } = functions['*'];

const manifest = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
});
const project = z.parse(manifest, JSON.parse(readFileSync('package.json', 'utf8')));

describe("netlify.toml, as Netlify's own reader understands it", () => {
  it('builds with a script of the project, on a Node that can, and publishes what it writes', () => {
    expect(Object.keys(project.scripts).map((name) => `npm run ${name}`)).toContain(build.command);
    expect(build.publish).toBe(resolve('dist'));
    const { NODE_VERSION = '' } = build.environment;
    expect(project.dependencies.node).toMatch(new RegExp(`^\\^${NODE_VERSION}\\.`));
  });

  it('has two functions: the API, and what runs every minute', async () => {
    expect(functionsDirectory).toBe(resolve('src/server/netlify/functions'));
    expect(readdirSync(functionsDirectory).sort()).toEqual(['api.ts', 'background.ts']);
    const api = await import('#server/netlify/functions/api.ts');
    expect(api.config).toEqual({ path: ['/api', '/api/*'] });
    const background = await import('#server/netlify/functions/background.ts');
    expect(background.config).toEqual({ schedule: '* * * * *' });
  });

  it('takes along files that exist, and leaves out packages that are installed', () => {
    const wanted = included.filter((pattern) => !pattern.startsWith('!'));
    const made = (pattern: string) => pattern.startsWith('dist/');
    for (const pattern of wanted.filter((one) => !made(one))) {
      expect(globSync(pattern).length, pattern).toBeGreaterThan(0);
    }
    for (const pattern of wanted.filter(made)) {
      expect(existsSync(pattern.replace('dist/', 'src/pages/').concat('.ts')), pattern).toBe(true);
    }
    for (const name of external) expect(project.dependencies, name).toHaveProperty([name]);
  });

  it.each([
    ['/rooms/4', '/room'],
    ['/booking/4', '/booking'],
    ['/reset-password/abc', '/reset-password'],
    ['/verify-email/abc', '/verify-email'],
  ])('rewrites %s to %s', async (from, to) => {
    const rules = await readRules(root);
    expect(await rules.redirect(new Request(new URL(from, 'http://localhost')))).toMatchObject({
      status: 200,
      target: to,
    });
  });

  it('leaves the way to the API to the function itself, so that the server of one machine is not disturbed', async () => {
    const rules = await readRules(root);
    expect(await rules.redirect(new Request('http://localhost/api/health'))).toBeUndefined();
  });
});
