import '../../../support/browser.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $inviting, $people, loadPeople, sendInvitation } from '#stores/host/people/people.ts';
import * as proof from '#stores/host/proof.ts';
import { $host, UNKNOWN_HOST } from '#stores/host/session.ts';
import { $day, loadDay } from '#stores/host/today/today.ts';
import { type Authenticator, authenticator } from '../../../support/authenticator.ts';
import { onPhone, type Phone } from '../../../support/browser-passkeys.ts';
import { eventually } from '../../../support/eventually.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { knowSession } from '../../../support/signed-in-stores.ts';
import { requests } from '../../../support/slow-wire.ts';

const NOT_USED = 'No passkey was used. Please try again.';
const NO_NETWORK = 'The server can’t be reached. Nothing can be changed until it is back.';
const NOT_PROVEN = 'This did not prove that it is you. Please try again.';

const api = appOfFile();
let desk: HostBrowser;
let key: Authenticator;
let phone: Phone;

/** An owner on a phone, who has no passkey yet. */
beforeEach(async () => {
  await api.deps.db.deleteFrom('passkey').execute();
  await api.deps.db.deleteFrom('recovery_code').execute();
  key = authenticator();
  phone = onPhone(key);
  await signIn();
  proof.$newCodes.set(proof.NO_CODES);
});

/** A new session of the owner, who has to prove themselves. */
async function signIn(): Promise<void> {
  desk = await hostBrowser(api, '/host', { hasPasskey: false });
  await knowSession();
  $host.set(UNKNOWN_HOST);
  proof.$proof.set(proof.NO_PROOF);
}

/** The owner makes the first passkey; returns the recovery codes. */
async function createPasskey(): Promise<readonly string[]> {
  await proof.openProof();
  await proof.createFirstPasskey();
  const codes = proof.$newCodes.get();
  await proof.keepCodes();
  return codes;
}

describe('the first sign-in of an owner', () => {
  it('makes a passkey of this phone, and shows ten codes until they are kept', async () => {
    await proof.openProof();
    expect(proof.$proof.get()).toEqual({ step: 'create', isBusy: false });
    await Promise.all([proof.createFirstPasskey(), proof.createFirstPasskey()]);
    expect(phone.asked).toBe(1);
    const codes = proof.$newCodes.get();
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const saved = await api.deps.db.selectFrom('passkey').select(['id', 'name']).execute();
    expect(saved).toEqual([{ id: key.id, name: 'Android phone' }]);
    expect($host.get()).toEqual(UNKNOWN_HOST);

    await proof.keepCodes();
    expect(proof.$newCodes.get()).toEqual([]);
    expect($host.get()).toMatchObject({ state: 'ready' });
  });

  it('copies and saves the codes, each on a line', async () => {
    await proof.openProof();
    await proof.createFirstPasskey();
    const codes = proof.$newCodes.get();
    await proof.copyCodes();
    expect(phone.copied).toEqual([codes.join('\n')]);
    expect(desk.toasts()).toEqual(['The codes are copied.']);
    const file = proof.codesFile();
    expect(file.name).toBe('recovery-codes.txt');
    expect(await file.content.text()).toBe(`${codes.join('\n')}\n`);

    vi.spyOn(console, 'error').mockImplementation(() => {});
    const writeText = () => Promise.reject(new DOMException('Not here', 'NotAllowedError'));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await proof.copyCodes();
    expect(desk.toasts()).toEqual([
      'The browser does not allow copying. Download the codes or write them down.',
    ]);
  });

  it('says what went wrong, and is tried again: a closed window, no network', async () => {
    await proof.openProof();
    phone.declines = true;
    await proof.createFirstPasskey();
    expect(proof.$proof.get()).toEqual({ step: 'create', isBusy: false, message: NOT_USED });
    phone.declines = false;
    desk.wire.lose();
    await proof.createFirstPasskey();
    expect(proof.$proof.get()).toEqual({ step: 'create', isBusy: false, message: NO_NETWORK });
    desk.wire.connectAgain();
    await proof.createFirstPasskey();
    expect(proof.$proof.get()).toEqual({ step: 'confirm', isBusy: false });
    expect(proof.$newCodes.get()).toHaveLength(10);
  });

  it('needs a browser that knows passkeys', async () => {
    vi.unstubAllGlobals();
    await proof.openProof();
    await proof.createFirstPasskey();
    expect(proof.$proof.get()).toMatchObject({
      step: 'create',
      message: 'This browser can’t use passkeys. Open the desk in a current Chrome, Safari, Edge or Firefox.',
    });
    expect(requests(desk.wire, 'POST', /passkeys/)).toEqual([]);
  });

  it('does nothing before it is known whether there is a passkey', async () => {
    await proof.createFirstPasskey();
    await proof.confirmWithPasskey();
    expect(phone.asked).toBe(0);
    desk.wire.lose();
    await proof.openProof();
    expect(proof.$proof.get()).toEqual({ step: 'failed', message: NO_NETWORK });
    desk.wire.connectAgain();
    await proof.openProof();
    expect(proof.$proof.get()).toMatchObject({ step: 'create' });
  });
});

describe('the next sign-in', () => {
  it('is confirmed with the passkey of this phone', async () => {
    await createPasskey();
    await signIn();
    await proof.openProof();
    expect(proof.$proof.get()).toEqual({ step: 'confirm', isBusy: false });
    phone.declines = true;
    await proof.confirmWithPasskey();
    expect(proof.$proof.get()).toEqual({ step: 'confirm', isBusy: false, message: NOT_USED });
    expect($host.get()).toEqual(UNKNOWN_HOST);
    phone.declines = false;
    await proof.confirmWithPasskey();
    expect($host.get()).toMatchObject({ state: 'ready' });
  });

  it('on a computer that does not have it takes a recovery code, once', async () => {
    const [code = ''] = await createPasskey();
    onPhone(authenticator());
    await signIn();
    await proof.openProof();
    await proof.confirmWithPasskey();
    expect(proof.$proof.get()).toMatchObject({ message: NOT_USED });
    await proof.confirmWithCode(' ');
    expect(proof.$proof.get()).toMatchObject({ message: 'Enter one of your recovery codes.' });
    await proof.confirmWithCode('0000-0000-0000');
    expect(proof.$proof.get()).toMatchObject({ message: NOT_PROVEN });
    expect($host.get()).toEqual(UNKNOWN_HOST);
    await proof.confirmWithCode(` ${code.toLowerCase()} `);
    expect($host.get()).toMatchObject({ state: 'ready' });
    expect(desk.toasts()).toEqual(['You have 9 recovery codes left.']);

    await signIn();
    await proof.openProof();
    await proof.confirmWithCode(code);
    expect(proof.$proof.get()).toMatchObject({ message: NOT_PROVEN });
  });

  it('says when one code is left', async () => {
    const codes = await createPasskey();
    await signIn();
    await proof.openProof();
    for (const code of codes.slice(0, 9)) await proof.confirmWithCode(code);
    expect(desk.toasts().slice(-2)).toEqual([
      'You have 2 recovery codes left.',
      'You have one recovery code left.',
    ]);
  });
});

describe('a call that needs a fresh proof', () => {
  const invite = (email: string) => sendInvitation({ email, phone: '', role: 'staff', propertyIds: [1] });
  const invited = async () => {
    const rows = await api.deps.db.selectFrom('host_invitation').select('email').execute();
    return rows.map(({ email }) => email);
  };
  const asked = () => eventually(() => expect(proof.$question.get()).toBeDefined());
  const lastProven = async (minutesAgo: number) => {
    const proven_at = new Date(api.deps.clock().getTime() - minutesAgo * 60_000);
    await api.deps.db.updateTable('session').set({ proven_at }).execute();
  };
  let codes: readonly string[];

  /** The owner last used their passkey more than 15 minutes ago. */
  beforeEach(async () => {
    codes = await createPasskey();
    await lastProven(16);
  });

  it('waits for the passkey, and is then done with what was typed', async () => {
    const sending = invite('manas@example.com');
    await asked();
    expect(await invited()).not.toContain('manas@example.com');
    await proof.confirmWithPasskey();
    expect(await sending).toBe(true);
    expect(await invited()).toContain('manas@example.com');
    expect(proof.$question.get()).toBeUndefined();
    expect(await invite('bina@example.com')).toBe(true);
    expect(phone.asked).toBe(2);
  });

  it('takes a recovery code, too, after a wrong one', async () => {
    const sending = invite('gopal@example.com');
    await asked();
    await proof.confirmWithCode('0000-0000-0000');
    expect(proof.$proof.get()).toMatchObject({ step: 'confirm', message: NOT_PROVEN });
    await proof.confirmWithCode(` ${codes[0]?.toLowerCase()} `);
    expect(await sending).toBe(true);
    expect(await invited()).toContain('gopal@example.com');
  });

  it('is not done without it, and says why', async () => {
    const sending = invite('laxmi@example.com');
    await asked();
    proof.declineProof();
    expect(await sending).toBe(false);
    const form = 'Please confirm with your passkey, and try again.';
    expect($inviting.get()).toEqual({ isBusy: false, problems: { form } });
    expect(await invited()).not.toContain('laxmi@example.com');
    expect(requests(desk.wire, 'POST', /invitations$/)).toHaveLength(1);
    expect(proof.$question.get()).toBeUndefined();
  });

  it('can still be declined where the network is lost while it is asked', async () => {
    const sending = invite('far@example.com');
    await asked();
    desk.wire.lose();
    await proof.confirmWithPasskey();
    expect(proof.$proof.get()).toMatchObject({ step: 'confirm', message: NO_NETWORK });
    expect(proof.$question.get()).toBeDefined();
    proof.declineProof();
    expect(await sending).toBe(false);
  });

  it('is asked for in place on a page that was left open for a day, once for all its calls', async () => {
    await lastProven(24 * 60);
    const loading = Promise.all([loadPeople(), loadDay()]);
    await asked();
    await Promise.all([proof.confirmWithPasskey(), loading]);
    expect($people.get()).toMatchObject({ state: 'ready' });
    expect($day.get()).toMatchObject({ state: 'ready' });
    expect(phone.asked).toBe(2);
  });
});
