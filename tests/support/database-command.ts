import { spawnSync } from 'node:child_process';

/** Runs `npm run db:migrate` or `db:reset` with only these settings. */
export function runDatabaseCommand(
  command: 'migrate' | 'reset',
  settings: Record<string, string>,
  ...args: string[]
) {
  const env = { PATH: process.env.PATH, ...settings };
  const script = `src/server/entry/${command}.ts`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}
