import { spawnSync } from 'node:child_process';

/** The script gets only these settings and the PATH. */
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
