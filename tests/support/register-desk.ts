import type { TestApp } from './app.ts';
import { hostHeaders, type TestHost } from './host.ts';
import { bookAsHost, hostCalls } from './host-booking.ts';

type Json = Record<string, unknown>;

/** The register as a host of homestay 1 uses it; each call has a session that was proven just now. */
export function registerDesk(api: TestApp, who: TestHost = { propertyIds: [1] }) {
  const headers = () => hostHeaders(api, who);
  const call = async (path: string, init: RequestInit & { json?: unknown } = {}) => {
    const answer = await api.ask(`/host/${path}`, { ...init, headers: await headers() });
    return { status: answer.status, ...(await answer.json()) };
  };
  const file = async (path: string) => api.ask(`/host/${path}`, { headers: await headers() });
  return {
    headers,
    call,
    file,
    book: async (changes: Json = {}) => (await bookAsHost(api, await headers(), changes)).id as number,
    act: async (id: number, verb: string, json: Json = {}) =>
      hostCalls(api, await headers(), id).act(verb, json),
    travellers: (id: number) => call(`reservations/${id}/travellers`),
    save: (id: number, travellers: Json[], more: Json = {}) =>
      call(`reservations/${id}/travellers`, { method: 'PUT', json: { travellers, ...more } }),
    register: (from: string, to = from) => call(`register?from=${from}&to=${to}`),
    done: (form: number) => call(`register/form-iii/${form}/done`, { json: {} }),
    occupancy: (query = '') => call(`occupancy-report${query}`),
    audit: async () => {
      const rows = await api.deps.db.selectFrom('audit_event').selectAll().orderBy('id').execute();
      return rows.map(({ action, reservation_id, after }) => ({ action, reservation_id, after }));
    },
  };
}
