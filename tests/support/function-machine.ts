import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from './app.ts';
import type { FunctionAnswer } from './function-child.ts';

export interface FunctionMachine {
  call(request: Request, ip?: string): Promise<Response>;
  ask: TestApp['ask'];
  log(): string;
  stop(): Promise<void>;
}

export async function startFunction(
  entry: string,
  folder: string,
  settings: Record<string, string>,
): Promise<FunctionMachine> {
  const child = fork(join(import.meta.dirname, 'function-child.ts'), [entry], {
    cwd: folder,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (log += chunk));
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The function stopped with code ${code}:\n${log}`);
  });
  failed.catch(() => {});
  const waiting = new Map<number, (answer: FunctionAnswer) => void>();
  const ready = once(child, 'message');
  child.on('message', (answer: FunctionAnswer) => waiting.get(answer.id)?.(answer));
  await Promise.race([ready, failed]);

  let last = 0;
  const call: FunctionMachine['call'] = async (request, ip) => {
    last += 1;
    const id = last;
    const { promise, resolve } = Promise.withResolvers<FunctionAnswer>();
    waiting.set(id, resolve);
    const body = Buffer.from(await request.arrayBuffer()).toString('base64');
    const headers = Object.fromEntries(request.headers);
    child.send({ id, method: request.method, url: request.url, headers, ip, ...(body ? { body } : {}) });
    const answer = await Promise.race([promise, failed]);
    const empty = answer.status === 204 || answer.status === 304;
    const content = empty ? null : Buffer.from(answer.body, 'base64');
    return new Response(content, { status: answer.status, headers: answer.headers });
  };
  return {
    call,
    ask(path, { json, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (json !== undefined) headers.set('Content-Type', 'application/json');
      const method = init.method ?? (json === undefined ? 'GET' : 'POST');
      const body = json === undefined ? init.body : JSON.stringify(json);
      return call(new Request(`http://localhost:4321/api${path}`, { ...init, method, headers, body }));
    },
    log: () => log,
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}
