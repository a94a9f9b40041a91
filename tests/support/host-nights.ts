import type { TestApp } from './app.ts';

type Headers = Record<string, string>;

export function hostNights(api: Pick<TestApp, 'ask'>) {
  const calendar = (headers: Headers, from: string, to: string) =>
    api.ask(`/host/calendar?from=${from}&to=${to}`, { headers });
  return {
    calendar,
    set: (headers: Headers, json: object) => api.ask('/host/nights', { headers, json }),
    undo: (headers: Headers, undo_token: string) =>
      api.ask('/host/nights/undo', { headers, json: { undo_token } }),
    async nightOf(headers: Headers, roomId: number, night: string) {
      const { nights } = await (await calendar(headers, night, night)).json();
      return nights.find(({ room_id }: { room_id: number }) => room_id === roomId);
    },
  };
}
