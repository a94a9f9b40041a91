import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { resolveConfig } from '@netlify/config';
import { build, type Metafile } from 'esbuild';
import * as z from 'zod/mini';

const functionSettings = z.object({
  external_node_modules: z.array(z.string()),
  included_files: z.array(z.string()),
});

const netlifyConfig = z.object({
  functionsDirectory: z.string(),
  functions: z.object({ '*': functionSettings }),
});

export interface FunctionBundle {
  /** The folder has only what Netlify's machines have: the bundle, the external packages and the included files. */
  folder: string;
  outputs: Metafile['outputs'];
  entry(name: 'api' | 'background'): string;
  remove(): void;
}

/** CommonJS packages need this inside an ES module. Netlify's bundler adds the same lines. */
const SHIM = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

/** Bundles the functions with the settings of `netlify.toml`. All packages are inside except the external ones. */
export async function bundleFunctions(): Promise<FunctionBundle> {
  const root = process.cwd();
  const resolved = await resolveConfig({ cwd: root, repositoryRoot: root, offline: true });
  const { functionsDirectory, functions } = z.parse(netlifyConfig, resolved.config);
  const { external_node_modules: external, included_files: included } = functions['*'];
  const folder = mkdtempSync(join(tmpdir(), 'function-'));
  const outdir = join(folder, relative(root, functionsDirectory));
  const { metafile } = await build({
    entryPoints: ['api', 'background'].map((name) => join(functionsDirectory, `${name}.ts`)),
    bundle: true,
    // pg uses this package only if it is installed.
    external: [...external, 'pg-native'],
    format: 'esm',
    platform: 'node',
    target: 'node24',
    banner: { js: SHIM },
    outExtension: { '.js': '.mjs' },
    outdir,
    metafile: true,
    logLevel: 'error',
  });
  const put = (path: string, place: (from: string, to: string) => void) => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    place(resolve(root, path), target);
  };
  for (const name of external) put(join('node_modules', name), symlinkSync);
  const patterns = included.filter((pattern) => !pattern.startsWith('!'));
  const excluded = included.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  for (const path of globSync(patterns, { exclude: excluded })) {
    put(path, (from, to) => cpSync(from, to, { recursive: true }));
  }
  return {
    folder,
    outputs: metafile.outputs,
    entry: (name) => join(outdir, `${name}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
