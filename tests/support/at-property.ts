import type { OpenDatabase } from '#server/platform/database/database.ts';
import { bearer, mailedToken, signUp } from './accounts.ts';
import { type TestApp, testApp } from './app.ts';
import { bookingRequest, cookieOf } from './homestays.ts';
import { hostHeaders } from './host.ts';
import { hostCalls } from './host-booking.ts';

export const ASHA = 'asha@example.in';
export const UPI = 'sagar.kutir@okaxis';

/** A house without a payment gateway. */
export function atProperty(database: Pick<OpenDatabase, 'db' | 'pool'>): TestApp {
  const { config } = testApp(database).deps;
  const without = { payments: { kind: 'at_property' } as const, hostEmail: 'host@house.example' };
  return testApp(database, { config: { ...config, ...without }, sandbox: undefined });
}

export interface Guest {
  id: number;
  status: number;
  /** What the call that made the reservation has returned. */
  body: { [field: string]: unknown };
  headers: Record<string, string>;
}

/** Guests who ask for rooms, pay and are answered. Without `headers` a guest is a stranger. */
export function requestsOf(api: Pick<TestApp, 'ask' | 'deps'>) {
  const request = async (
    changes: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Guest> => {
    const answer = await api.ask('/public/reservation/create', { json: bookingRequest(changes), headers });
    const body = await answer.json();
    const cookie: Record<string, string> = answer.status === 201 ? { Cookie: cookieOf(answer) } : {};
    return { id: body.booking_id, status: answer.status, body, headers: cookie };
  };
  const call = async (path: string, init: Parameters<TestApp['ask']>[1] = {}) => {
    const answer = await api.ask(path, init);
    return { status: answer.status, ...(await answer.json()) };
  };
  return {
    call,
    request,
    verified: async (changes: Record<string, unknown> = {}, email = ASHA) =>
      request({ guest_email: email, ...changes }, bearer(await signUp(api, email))),
    read: async ({ id, headers }: Guest) =>
      (await call(`/public/reservation/${id}`, { headers })).reservation,
    openLink: async (email = ASHA) =>
      call('/public/my-booking', { json: { token: await mailedToken(api, email, 'my-booking') } }),
    say: ({ id, headers }: Guest, reference: unknown) =>
      call(`/public/reservation/${id}/paid`, { json: { reference }, headers }),
    hostOf: async ({ id }: Guest) => hostCalls(api as TestApp, await hostHeaders(api as TestApp), id),
    alarms: async (): Promise<{ kind: string; text: string; reservation_id: number }[]> =>
      (await call('/host/today', { headers: await hostHeaders(api as TestApp) })).alarms,
    setUpi: (upi_id: string | null) =>
      api.deps.db.updateTable('property').set({ upi_id }).where('id', '=', 1).execute(),
  };
}
