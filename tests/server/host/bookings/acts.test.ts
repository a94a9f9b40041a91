import { expect, it } from 'vitest';
import { hostHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';
import { paidBooking } from '../../../support/paid-booking.ts';

const TODAY = { check_in: '2026-11-21', check_out: '2026-11-23' };

serverTest('acts on a booking', { anew: true }, (api) => {
  const mails = async (subject: string) => {
    const answer = await api.ask('/sandbox/mail', { headers: { Accept: 'application/json' } });
    return (await answer.json()).filter((mail: { subject: string }) => mail.subject.includes(subject));
  };

  it('checks guests in and out, once each, and not before they come', async () => {
    const headers = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const { id } = await bookAsHost(api, headers, TODAY);
    const host = hostCalls(api, headers, id);
    const { booking } = await host.act('check-in');
    expect(booking).toMatchObject({ checked_in_at: '2026-11-21T06:00:00.000Z', checked_out_at: null });
    expect(await host.act('check-in')).toMatchObject({ status: 409, code: 'wrong_state' });
    expect(await host.act('no-show')).toMatchObject({ code: 'wrong_state' });
    const today = async () => (await api.ask('/host/today', { headers })).json();
    expect((await today()).in_house).toMatchObject([{ id }]);
    const left = await host.act('check-out');
    expect(left.booking).toMatchObject({ checked_out_at: '2026-11-21T06:00:00.000Z' });
    expect(left.booking.version).not.toBe(booking.version);
    expect((await today()).in_house).toEqual([]);
    const later = await bookAsHost(api, headers);
    for (const verb of ['check-in', 'check-out', 'no-show'])
      expect(await hostCalls(api, headers, later.id).act(verb)).toMatchObject({ code: 'wrong_state' });
    const actions = (await host.read()).audit.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['check out', 'check in', 'create booking']);
  });

  it('checks in room by room: who is still to come stays expected', async () => {
    const headers = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const { id } = await bookAsHost(api, headers, { room_ids: [1, 2], ...TODAY });
    const host = hostCalls(api, headers, id);
    expect(await host.act('check-in', { rooms: [3] })).toMatchObject({ status: 404 });
    expect(await host.act('check-in', { rooms: [] })).toMatchObject({ status: 400 });
    const first = await host.act('check-in', { rooms: [2] });
    expect(first.booking).toMatchObject({ checked_in_at: '2026-11-21T06:00:00.000Z', rooms_to_come: [1] });
    expect(await host.act('check-in', { rooms: [2] })).toMatchObject({ code: 'wrong_state' });
    expect((await host.act('check-in')).booking).not.toHaveProperty('rooms_to_come');
    expect(await host.act('check-in')).toMatchObject({ code: 'wrong_state' });
  });

  it('says that guests did not come, until they come', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers, TODAY);
    const host = hostCalls(api, headers, id);
    expect(await host.act('no-show')).toMatchObject({ booking: { status: 'no_show' } });
    const today = await (await api.ask('/host/today', { headers })).json();
    expect(today.arrivals).toMatchObject([{ id, status: 'no_show' }]);
    const found = await (await api.ask('/host/reservations?status=no_show', { headers })).json();
    expect(found.bookings).toMatchObject([{ id }]);
    expect(await host.act('check-in')).toMatchObject({ booking: { status: 'confirmed' } });
  });

  it('takes back what was pressed by mistake, the last act only', async () => {
    const headers = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const { id } = await bookAsHost(api, headers, TODAY);
    const host = hostCalls(api, headers, id);
    const undo = async (act: string) => {
      const answer = await api.ask(`/host/reservations/${id}/undo`, { headers, json: { act } });
      return { status: answer.status, ...(await answer.json()) };
    };
    expect(await undo('check-in')).toMatchObject({ status: 409, code: 'wrong_state' });
    await host.act('check-in');
    await host.act('check-out');
    expect(await undo('check-in')).toMatchObject({ status: 409 });
    expect(await undo('check-out')).toMatchObject({ status: 200, booking: { checked_out_at: null } });
    expect(await undo('check-in')).toMatchObject({ booking: { checked_in_at: null } });
    await host.act('no-show');
    expect(await undo('no-show')).toMatchObject({ booking: { status: 'confirmed' } });
    expect(await undo('no-show')).toMatchObject({ status: 409 });
    expect(await undo('leave')).toMatchObject({ status: 400 });
    const actions = (await host.read()).audit.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 2)).toEqual(['undo no-show', 'no-show']);
  });

  it('mails the confirmation again', async () => {
    const headers = await hostHeaders(api);
    const { id } = await bookAsHost(api, headers);
    expect(await hostCalls(api, headers, id).act('resend')).toMatchObject({ booking: { id } });
    const [mail, ...others] = await mails('is confirmed');
    expect(others).toHaveLength(1);
    expect(mail).toMatchObject({ to: 'ravi@example.in', attachments: [{ content_type: 'application/pdf' }] });
    expect(mail.text).toMatch(/Payment method:? +At the property/);
    expect(mail.text).not.toContain('₹0 refund');
  });

  it('keeps notes for hosts, and messages for the guest, too', async () => {
    const { id, headers } = await paidBooking(api);
    const host = hostCalls(api, await hostHeaders(api), id);
    expect(await host.act('note', { text: '' })).toMatchObject({ status: 400 });
    expect(await host.act('note', { text: 'Likes the sea view' })).toMatchObject({ booking: { id } });
    expect(await host.act('messages', { text: 'The gate opens at six.\n\nSee you!' })).toMatchObject({
      booking: { id },
    });
    const messages = `/public/reservation/${id}/messages`;
    const written = await api.ask(messages, { headers, json: { text: 'We come at seven' } });
    expect(written.status).toBe(201);
    const read = await (await api.ask(messages, { headers })).json();
    expect(read.messages).toMatchObject([
      { author: 'host', text: 'The gate opens at six.\n\nSee you!' },
      { author: 'guest', text: 'We come at seven' },
    ]);
    expect(JSON.stringify(read)).not.toMatch(/sea view|Sabita/);
    const whole = await host.read();
    expect(whole.messages.map(({ author }: { author: string }) => author)).toEqual(['note', 'host', 'guest']);
    expect(JSON.stringify(whole.audit)).not.toContain('sea view');
    const [toGuest] = await mails('A message about your booking');
    expect(toGuest).toMatchObject({ to: 'asha@example.in' });
    expect(toGuest.text).toContain('The gate opens at six.\n\nSee you!');
    const token = /my-booking\/([\w-]+)/.exec(toGuest.text)?.[1];
    expect((await api.ask('/public/my-booking', { json: { token } })).status).toBe(200);
    const [toHost] = await mails('A message from Asha Mishra');
    expect(toHost.text).toContain('We come at seven');
    expect(toHost.text).toContain(`/host/bookings/${id}`);
  });
});
