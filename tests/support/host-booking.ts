import type { TestApp } from './app.ts';

type Headers = Record<string, string>;

export function hostRequest(changes: Record<string, unknown> = {}) {
  return {
    room_ids: [1],
    check_in: '2026-12-18',
    check_out: '2026-12-20',
    adults: 2,
    guest: { name: 'Ravi Panda', phone: '098610 12345', email: 'ravi@example.in' },
    source: 'phone',
    state: 'confirmed',
    ...changes,
  };
}

export async function bookAsHost(
  { ask }: Pick<TestApp, 'ask'>,
  headers: Headers,
  changes: Record<string, unknown> = {},
) {
  const created = await ask('/host/reservations', { headers, json: hostRequest(changes) });
  if (created.status !== 201) throw new Error(`not created: ${await created.text()}`);
  return (await created.json()).booking;
}

export function hostCalls({ ask }: Pick<TestApp, 'ask'>, headers: Headers, id: number) {
  const call = async (path: string, init: RequestInit & { json?: unknown } = {}) => {
    const answer = await ask(`/host/reservations/${id}${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    });
    return { status: answer.status, ...(await answer.json()) };
  };
  return {
    call,
    read: () => call(''),
    act: (verb: string, json: unknown = {}) => call(`/${verb}`, { json }),
    pay: (json: unknown, key: string = crypto.randomUUID()) =>
      call('/payments', { json, headers: { 'Idempotency-Key': key } }),
    cancel: (json: unknown) => call('/cancel', { json }),
    move: (json: unknown) => call('/move', { json }),
  };
}
