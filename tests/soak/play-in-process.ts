import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a script of a checkout; returns the JSON of its last line, or the first line of what broke. */
export async function playInProcess(script: string, words: string[], folder = '.'): Promise<object | string> {
  const child = spawn(process.execPath, [script, ...words], { cwd: folder });
  const texts = [child.stdout, child.stderr].map((stream) => {
    const bytes: Buffer[] = [];
    stream.on('data', (some) => bytes.push(some));
    return () => Buffer.concat(bytes).toString().trim().split('\n');
  });
  const [code] = await once(child, 'close');
  const [out, wrong] = texts.map((text) => text());
  return code === 0 ? JSON.parse(out?.at(-1) ?? '') : (wrong?.[0] ?? 'it ended');
}
