import { expect, it } from 'vitest';
import { mailedToken, mailsTo } from '../../support/accounts.ts';
import { serverTest } from '../../support/open-app.ts';
import { heldBooking, paidBooking } from '../../support/paid-booking.ts';

const DAY = 24 * 3600_000;
const SENTENCE =
  'If this reference and email belong to a booking, we have sent a link to that email address.';

serverTest('a guest finds a booking again', (api) => {
  const find = (reference: unknown, email: unknown) =>
    api.ask('/public/booking-link', { json: { reference, email } });
  const open = (token: string) => api.ask('/public/my-booking', { json: { token } });
  let night = 1;
  const stay = () => {
    night += 1;
    const day = (of: number) => `2026-12-${String(of).padStart(2, '0')}`;
    return { check_in: day(night), check_out: day(night + 1) };
  };
  const book = (email: string) => paidBooking(api, { ...stay(), guest_email: email });

  it('by its reference and e-mail, and the links of earlier mails still work', async () => {
    const { id } = await book('meera@example.in');
    const first = await mailedToken(api, 'meera@example.in', 'my-booking');
    const answer = await find(`SH${id}`, ' Meera@Example.in ');
    expect([answer.status, await answer.json()]).toEqual([202, { message: SENTENCE }]);
    const [mail] = await mailsTo(api, 'meera@example.in');
    expect(mail?.subject).toBe(`The link to your booking SH${id}`);
    expect(mail?.text).toContain('If you did not ask for this, you can ignore this email.');
    const second = await mailedToken(api, 'meera@example.in', 'my-booking');
    expect(second).not.toBe(first);
    for (const token of [first, second]) {
      expect(await (await open(token)).json()).toMatchObject({ reservation: { id } });
    }
  });

  it('with or without the letters of the reference', async () => {
    const { id } = await book('typing@example.in');
    for (const reference of [`sh ${id}`, ` ${id} `]) await find(reference, 'typing@example.in');
    expect(await mailsTo(api, 'typing@example.in')).toHaveLength(3);
  });

  it('also a cancelled one', async () => {
    const { id, headers } = await book('cancelled@example.in');
    await api.ask(`/public/reservation/${id}/cancel`, { json: {}, headers });
    await find(`SH${id}`, 'cancelled@example.in');
    const [mail] = await mailsTo(api, 'cancelled@example.in');
    expect(mail?.subject).toBe(`The link to your booking SH${id}`);
  });

  it('and strangers learn nothing: the same response, the same headers, no mail, no link', async () => {
    const { id } = await book('owner@example.in');
    const held = await heldBooking(api, { ...stay(), guest_email: 'owner@example.in' });
    const links = () => api.deps.db.selectFrom('reservation_link').selectAll().execute();
    const before = await links();
    const tries: [string, string][] = [
      [`SH${id}`, 'stranger@example.in'],
      [`SH${id + 1_000_000}`, 'owner@example.in'],
      [`SH${held.id}`, 'owner@example.in'],
      ['999999999', 'owner@example.in'],
      ["SH1' or 1=1", 'owner@example.in'],
      ['not a reference', 'owner@example.in'],
    ];
    const headersOf = ({ headers }: Response) =>
      [...headers].filter(([name]) => name !== 'x-request-id').sort();
    const answers = await Promise.all(tries.map(([reference, email]) => find(reference, email)));
    expect(await links()).toEqual(before);
    expect(await mailsTo(api, 'stranger@example.in')).toEqual([]);
    const right = await find(`SH${id}`, 'owner@example.in');
    expect(await links()).toHaveLength(before.length + 1);
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toEqual([202, { message: SENTENCE }]);
      expect(headersOf(answer)).toEqual(headersOf(right));
    }
  });

  it('needs both', async () => {
    expect((await find('', 'a@example.in')).status).toBe(400);
    expect((await find('SH1', 'no address')).status).toBe(400);
    expect((await find(undefined, undefined)).status).toBe(400);
  });

  it('a mailbox gets three mails a day at most, and the response does not reveal it', async () => {
    api.clock.advance(2 * DAY);
    const email = 'flooded@example.in';
    const { id } = await book(email);
    const ask = async () => (await find(`SH${id}`, email)).status;
    for (let round = 0; round < 5; round += 1) expect(await ask()).toBe(202);
    const mails = async () => (await mailsTo(api, email)).filter(({ subject }) => /^The link/.test(subject));
    expect(await mails()).toHaveLength(3);
    api.clock.advance(DAY);
    expect(await ask()).toBe(202);
    expect(await mails()).toHaveLength(4);
  });

  it('references cannot be tried one after the other', async () => {
    api.clock.advance(2 * DAY);
    const statuses = async (count: number, email: (round: number) => string) => {
      const rounds = Array.from({ length: count }, (_, round) => round);
      const answers = await Promise.all(rounds.map((round) => find(`SH${round + 1}`, email(round))));
      return answers.map(({ status }) => status).sort();
    };
    const accepted = (count: number) => Array.from({ length: count }, () => 202);
    expect(await statuses(12, () => 'one@example.in')).toEqual([...accepted(10), 429, 429]);
    api.clock.advance(DAY);
    expect(await statuses(32, (round) => `many${round}@example.in`)).toEqual([...accepted(30), 429, 429]);
  });
});
