import '../../../support/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#client/connection.ts';
import { $toasts } from '#stores/browser/toasts.ts';
import {
  $codes,
  $ending,
  $newCode,
  codeState,
  copyCode,
  endAsked,
  loadCodes,
  makeCode,
  type TypedCode,
} from '#stores/host/codes/codes.ts';
import { IDLE_FORM } from '#stores/pattern/form.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { hostCode } from '../../../support/codes.ts';
import { fakeApi, json, type Sent } from '../../../support/transport.ts';

const LIST = [hostCode('SUMMER10'), hostCode('K7QF2M9X', { reservation_id: 12 }), hostCode('FRIENDS')];
const api = (act: (sent: Sent) => Response | Promise<Response>) =>
  fakeApi((one) => (one.method === 'GET' ? json({ codes: LIST }) : act(one)));
const TYPED: TypedCode = {
  code: ' summer10 ',
  kind: 'percent',
  off: '10',
  uses: '1,000',
  validUntil: '2099-12-31',
  nights: '1',
  homestay: '',
};
const toasts = () => JSON.stringify($toasts.get());

beforeEach(() => {
  $codes.set(LOADING);
  $newCode.set(IDLE_FORM);
  $ending.set(undefined);
  $toasts.set([]);
});
afterEach(() => connect());

describe('the codes of the desk', () => {
  it('are shown in the order of the server, those of mails by themselves', async () => {
    api(() => json({}));
    await loadCodes();
    const [summer, mailed, friends] = LIST;
    expect($codes.get()).toEqual({ state: 'ready', own: [summer, friends], mailed: [mailed] });
  });

  it.each([
    ['owner_only', 'Only owners make codes and see them.'],
    ['not_found', 'The server’s own words.'],
  ])('say why they could not be loaded: %s', async (code, message) => {
    fakeApi(() => json({ error: 'The server’s own words.', code }, 403));
    await loadCodes();
    expect($codes.get()).toEqual({ state: 'failed', message });
  });

  it.each([
    ['ended', { ended: true, used: 20, valid_until: '2026-01-01' }],
    ['over', { used: 20, valid_until: '2026-11-27' }],
    ['used_up', { used: 20, valid_until: '2026-11-28' }],
    [undefined, { used: 19, valid_until: '2026-11-28' }],
  ])('are %s', (state, more) => {
    expect(codeState(hostCode('SUMMER10', more), '2026-11-28')).toBe(state);
  });

  it('are copied', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await copyCode(hostCode('SUMMER10'));
    expect(writeText).toHaveBeenCalledWith('SUMMER10');
    vi.unstubAllGlobals();
  });
});

describe('a new code', () => {
  const sentBy = async (changes: Partial<TypedCode>) => {
    const sent = api(({ body }) => json({ code: hostCode('SUMMER10', Object(body)) }, 201));
    expect(await makeCode({ ...TYPED, ...changes })).toBe(true);
    return sent;
  };

  it('is sent once, in capitals, and the list is read again', async () => {
    const sent = api(() => json({ code: hostCode('SUMMER10') }, 201));
    expect(await Promise.all([makeCode(TYPED), makeCode(TYPED)])).toEqual([true, false]);
    expect(sent.map(({ method, path }) => [method, path])).toEqual([
      ['POST', '/host/codes'],
      ['GET', '/host/codes'],
    ]);
    const terms = { percent: 10, uses: 1000, valid_until: '2099-12-31', minimum_nights: 1 };
    expect(sent[0]?.body).toEqual({ code: 'SUMMER10', ...terms, property_id: null });
    expect(toasts()).toContain('SUMMER10 can be used now.');
  });

  it('takes rupees off, for one homestay, from some nights', async () => {
    const [post] = await sentBy({ kind: 'rupees', off: '₹500', nights: '3', homestay: '2' });
    expect(post?.body).toMatchObject({ rupees: 500, minimum_nights: 3, property_id: 2 });
    expect(post?.body).not.toHaveProperty('percent');
  });

  it.each<[string, Partial<TypedCode>, object]>([
    ['no code', { code: '' }, { code: 'Use 3 to 20 letters and digits, without spaces.' }],
    ['a short code', { code: 'AB' }, { code: expect.any(String) }],
    ['a long code', { code: 'A'.repeat(21) }, { code: expect.any(String) }],
    ['signs between', { code: 'SUMMER 10' }, { code: expect.any(String) }],
    ['another script', { code: 'ପୁରୀ' }, { code: expect.any(String) }],
    ['nothing off', { off: '' }, { percent: 'Enter a whole number from 1 to 99.' }],
    ['all off', { off: '100' }, { percent: expect.any(String) }],
    ['no rupees', { kind: 'rupees', off: '0' }, { rupees: 'Enter whole rupees, from 1.' }],
    ['no uses', { uses: '' }, { uses: 'Enter a whole number from 1.' }],
    ['no last day', { validUntil: '' }, { valid_until: 'Choose a day.' }],
    ['a day that is over', { validUntil: '2026-01-01' }, { valid_until: 'This day is over.' }],
    ['no nights', { nights: '0' }, { minimum_nights: 'Enter a number of nights from 1 to 365.' }],
  ])('is not sent with %s', async (_, changes, problems) => {
    const sent = api(() => json({}));
    expect(await makeCode({ ...TYPED, ...changes })).toBe(false);
    expect(sent).toEqual([]);
    expect($newCode.get().problems).toEqual(problems);
  });

  it('says at the code that there is one already, which the list then shows', async () => {
    const sent = api(() =>
      json({ error: 'There is a code of this name already.', code: 'code_exists' }, 409),
    );
    expect(await makeCode(TYPED)).toBe(false);
    expect($newCode.get().problems).toEqual({ code: 'There is a code of this name already.' });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('says at its field what the server finds wrong', async () => {
    const fields = { percent: 'This number is too large.', code: 'This is too long.' };
    api(() => json({ error: 'Some fields are wrong.', code: 'invalid_input', fields }, 400));
    await makeCode(TYPED);
    expect($newCode.get().problems).toEqual(fields);
  });

  it('says that it was not saved without a network', async () => {
    api(() => Promise.reject(new TypeError('Failed to fetch')));
    await makeCode(TYPED);
    expect($newCode.get().problems.form).toMatch(/^This was not saved/);
  });
});

describe('ending a code', () => {
  it('happens once it is asked for, once', async () => {
    const sent = api(() => new Response(null, { status: 204 }));
    await endAsked();
    expect(sent).toEqual([]);
    $ending.set(hostCode('SUMMER10'));
    await Promise.all([endAsked(), endAsked()]);
    expect(sent.map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', '/host/codes/SUMMER10'],
      ['GET', '/host/codes'],
    ]);
    expect(toasts()).toContain('SUMMER10 has ended.');
    expect($ending.get()).toBeUndefined();
  });

  it('says why not, and shows what there is', async () => {
    const sent = api(() => json({ error: 'It is gone.', code: 'not_found' }, 404));
    $ending.set(hostCode('SUMMER10'));
    await endAsked();
    expect(toasts()).toContain('It is gone.');
    expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'GET']);
  });
});
