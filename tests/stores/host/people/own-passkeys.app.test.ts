import '../../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  $asksForCodes,
  $isAdding,
  $passkeys,
  $removingPasskey,
  addPasskey,
  loadPasskeys,
  removeAskedPasskey,
  renewCodes,
} from '#stores/host/people/own-passkeys.ts';
import * as proof from '#stores/host/proof.ts';
import { deviceName } from '#stores/host/use-passkey.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { authenticator } from '../../../support/authenticator.ts';
import { onPhone, type Phone } from '../../../support/browser-passkeys.ts';
import { eventually } from '../../../support/eventually.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';

const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';
const NO_NETWORK = 'The server can’t be reached. Nothing can be changed until it is back.';
const CONFIRM = 'Please confirm with your passkey, and try again.';

const api = appOfFile();
let desk: HostBrowser;
let phone: Phone;

/** An owner with a fresh proof, on a phone; they have no passkey yet. */
beforeEach(async () => {
  await api.deps.db.deleteFrom('passkey').execute();
  phone = onPhone(authenticator());
  desk = await hostBrowser(api, '/host/people');
  proof.$newCodes.set(proof.NO_CODES);
  proof.$proof.set(proof.NO_PROOF);
  $passkeys.set(LOADING);
  $removingPasskey.set(undefined);
});

function shown() {
  const known = $passkeys.get();
  if (known.state !== 'ready') throw new Error(`The passkeys are ${known.state}`);
  return known;
}

/** The proof is now older than 15 minutes. */
async function grow(): Promise<void> {
  const proven_at = new Date(api.deps.clock().getTime() - 16 * 60_000);
  await api.deps.db.updateTable('session').set({ proven_at }).execute();
}
const asked = () => eventually(() => expect(proof.$question.get()).toBeDefined());

describe('adding a passkey', () => {
  it('is done once, however often it is pressed; the first one brings codes', async () => {
    await loadPasskeys();
    expect(shown()).toMatchObject({ passkeys: [], recovery_codes_left: expect.any(Number) });
    const pressed = [addPasskey(), addPasskey()];
    expect($isAdding.get()).toBe(true);
    await Promise.all(pressed);
    expect($isAdding.get()).toBe(false);
    expect(phone.asked).toBe(1);
    expect(desk.toasts()).toEqual(['The passkey is added.']);
    expect(proof.$newCodes.get()).toHaveLength(10);
    expect(shown()).toMatchObject({
      passkeys: [{ name: 'Android phone', last_used_at: null }],
      recovery_codes_left: 10,
    });
  });

  it('of a second device brings no codes, and one device has one', async () => {
    await addPasskey();
    await addPasskey();
    expect(desk.toasts()).toEqual([
      'The passkey is added.',
      'This device has a passkey for the desk already.',
    ]);
    expect(shown().passkeys).toHaveLength(1);
    onPhone(authenticator());
    await addPasskey();
    expect(proof.$newCodes.get()).toEqual([]);
    expect(shown()).toMatchObject({ passkeys: [{}, {}], recovery_codes_left: 10 });
  });

  it('asks for the first one where the proof is old', async () => {
    await addPasskey();
    await grow();
    const adding = addPasskey();
    await asked();
    expect(proof.$proof.get()).toMatchObject({ step: 'confirm' });
    await proof.confirmWithPasskey();
    await adding;
    // This is the same phone, but now it may ask.
    expect(desk.toasts().at(-1)).toBe('This device has a passkey for the desk already.');
    await grow();
    const again = addPasskey();
    await asked();
    proof.declineProof();
    await again;
    expect(desk.toasts()).toEqual([CONFIRM]);
    expect($isAdding.get()).toBe(false);
  });

  it('says why it was not done', async () => {
    phone.declines = true;
    await addPasskey();
    desk.wire.lose();
    await addPasskey();
    expect(desk.toasts()).toEqual(['No passkey was used. Please try again.', NO_NETWORK]);
    await loadPasskeys();
    expect($passkeys.get()).toEqual({ state: 'failed', message: 'Your passkeys could not be loaded.' });
  });
});

describe('removing a passkey', () => {
  /** Returns them in the order in which they were added: the second opened this session. */
  async function addTwo() {
    await addPasskey();
    const [old] = shown().passkeys;
    phone = onPhone(authenticator());
    await addPasskey();
    desk.toasts();
    return { old, own: shown().passkeys.find(({ id }) => id !== old?.id) };
  }

  it('of this session ends it', async () => {
    const { own } = await addTwo();
    $removingPasskey.set(own);
    await removeAskedPasskey();
    expect(desk.toasts()).toEqual(['The passkey is removed.']);
    expect((await api.ask('/host/me', { headers: desk.headers })).status).toBe(401);
  });

  it('is done after the question, and leaves the last one', async () => {
    const { old, own } = await addTwo();
    await removeAskedPasskey();
    expect(shown().passkeys).toHaveLength(2);
    $removingPasskey.set(old);
    await removeAskedPasskey();
    expect($removingPasskey.get()).toBeUndefined();
    expect(desk.toasts()).toEqual(['The passkey is removed.']);
    expect(shown().passkeys).toEqual([own]);
    $removingPasskey.set(own);
    await removeAskedPasskey();
    expect(desk.toasts()).toEqual(['This is your only passkey. Add another one first.']);
    expect(shown().passkeys).toEqual([own]);
  });

  it('needs a fresh proof, and is done once it is given', async () => {
    const { old } = await addTwo();
    await grow();
    $removingPasskey.set(old);
    const removing = removeAskedPasskey();
    await asked();
    await proof.confirmWithPasskey();
    await removing;
    expect(desk.toasts()).toEqual(['The passkey is removed.']);
    expect(shown().passkeys.map(({ id }) => id)).not.toContain(old?.id);
  });

  it('is not done without a network', async () => {
    await addTwo();
    $removingPasskey.set(shown().passkeys[0]);
    desk.wire.lose();
    await removeAskedPasskey();
    expect(desk.toasts()).toEqual([NOT_SAVED]);
    desk.wire.connectAgain();
    await loadPasskeys();
    expect(shown().passkeys).toHaveLength(2);
  });
});

describe('the name of a passkey', () => {
  const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0';
  it.each([
    ['Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/143.0.0.0'],
    ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15'],
    ['iPad', 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15'],
    ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'],
    ['Windows', WINDOWS],
    ['Linux', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/143.0.0.0'],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['Passkey', 'SomethingElse/1.0'],
  ])('is %s by the device on which it is made', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

it('new recovery codes cover the page, once the owner has confirmed', async () => {
  await addPasskey();
  proof.$newCodes.set(proof.NO_CODES);
  desk.toasts();
  desk.wire.lose();
  await renewCodes();
  expect(desk.toasts()).toEqual([NOT_SAVED]);
  desk.wire.connectAgain();
  await grow();
  $asksForCodes.set(true);
  const renewing = renewCodes();
  await asked();
  await proof.confirmWithPasskey();
  await renewing;
  expect($asksForCodes.get()).toBe(false);
  expect(proof.$newCodes.get()).toHaveLength(10);
  expect(shown()).toMatchObject({ recovery_codes_left: 10 });
});
