import { spawnSync } from 'node:child_process';

/** Runs `npm run db:migrate`, `db:reset` or `host:check` with only these settings. */
export function runScript(
  name: 'migrate' | 'reset' | 'check-command',
  settings: Record<string, string>,
  ...args: string[]
) {
  const env = { PATH: process.env.PATH, ...settings };
  const script = `src/server/entry/${name}.ts`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}
