import { expect, it } from 'vitest';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';

serverTest('saved texts', { anew: true }, (api) => {
  const read = async (headers: object) =>
    (await (await api.ask('/host/saved-texts', { headers: { ...headers } })).json()).texts;

  it('are three at first, are changed by owners only, and may be none', async () => {
    const owner = await hostHeaders(api);
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const first = await read(staff);
    expect(first).toHaveLength(3);
    const save = (headers: Record<string, string>, texts: unknown) =>
      api.ask('/host/saved-texts', { method: 'PUT', headers, json: { texts } });
    const gate = [{ name: 'Gate', text: 'The gate opens at six, {guest}.' }];
    expect((await save(staff, gate)).status).toBe(403);
    expect(await read(owner)).toEqual(first);
    expect((await save(owner, gate)).status).toBe(200);
    expect(await read(staff)).toEqual(gate);
    expect((await save(owner, [{ name: '', text: 'x' }])).status).toBe(400);
    // Half of an emoji is no text for the database.
    expect((await save(owner, [{ name: 'Half', text: '\ud800' }])).status).toBe(200);
    expect(await read(staff)).toEqual([{ name: 'Half', text: '\ufffd' }]);
    await save(owner, []);
    expect(await read(staff)).toEqual([]);
  });

  it('say the address of the booking’s page where they name it, once the message is sent', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    const host = hostCalls(api, headers, id);
    const { told } = await host.act('messages', { text: 'Your booking: {link}' });
    const said = new URL(told.whatsapp_url).searchParams.get('text') ?? '';
    expect(said).toMatch(/^Your booking: http:\/\/localhost:4321\/my-booking\/[\w-]{40,}$/);
    expect((await host.read()).messages).toMatchObject([{ text: said }]);
  });
});
