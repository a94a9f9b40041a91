import type { TestApp } from './app.ts';
import type { HostRequest } from './host-requests.ts';

const SUMMER = { code: 'SUMMER10', percent: 10, uses: 3, valid_until: '2026-12-31' };

/** The calls of the desk on codes. */
export const CODE_REQUESTS: Record<string, (objects: { code: string }) => HostRequest> = {
  createCode: () => ['/host/codes', { method: 'POST', json: { ...SUMMER, code: 'WINTER10' } }],
  listCodes: () => ['/host/codes', { method: 'GET' }],
  endCode: ({ code }) => [`/host/codes/${code}`, { method: 'DELETE' }],
};

/** Makes a code by a call of the desk; returns its name. */
export async function addCode(
  { ask }: Pick<TestApp, 'ask'>,
  headers: Record<string, string>,
): Promise<string> {
  const made = await ask('/host/codes', { headers, json: SUMMER });
  if (made.status !== 201) throw new Error(`no code: ${await made.text()}`);
  return SUMMER.code;
}
