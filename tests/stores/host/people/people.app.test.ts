import '../../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { $sessions, endSession, loadSessions } from '#stores/host/people/own-sessions.ts';
import {
  $inviting,
  $linkToSend,
  $people,
  $removing,
  loadPeople,
  removeAsked,
  sendInvitation,
  setRight,
  withdraw,
} from '#stores/host/people/people.ts';
import { $host, loadHost } from '#stores/host/session.ts';
import { IDLE_FORM } from '#stores/pattern/form.ts';
import { LOADING } from '#stores/pattern/loader.ts';
import { mailsTo } from '../../../support/accounts.ts';
import { hostHeaders } from '../../../support/host.ts';
import { type HostBrowser, hostBrowser } from '../../../support/host-browser.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { knowSession } from '../../../support/signed-in-stores.ts';
import { requests } from '../../../support/slow-wire.ts';

const NOT_SAVED = 'This was not saved: the server can’t be reached. Please try again.';

const api = appOfFile();
let desk: HostBrowser;

beforeEach(async () => {
  desk = await hostBrowser(api, '/host/people');
  $people.set(LOADING);
  $inviting.set(IDLE_FORM);
  $sessions.set(LOADING);
  $removing.set(undefined);
});

function shown() {
  const people = $people.get();
  if (people.state !== 'ready') throw new Error(`The people are ${people.state}`);
  return people;
}

const invite = (email: string, propertyIds = [1], phone = '') =>
  sendInvitation({ email, phone, role: 'staff', propertyIds });
const person = (email: string) => shown().people.find((one) => one.email === email);
const invitation = (email: string) => {
  const found = shown().invitations.find((one) => one.email === email);
  if (!found) throw new Error(`${email} is not invited`);
  return found;
};
const posts = () => requests(desk.wire, 'POST', /\/invitations$/);

describe('the people of the homestays', () => {
  it('are those who work there, with their roles, and who is invited', async () => {
    await hostHeaders(api, { role: 'staff', propertyIds: [2] });
    await invite('gopal@example.in', [1, 2]);
    await loadPeople();
    expect(person('staff-2@homestay.example')).toMatchObject({
      name: 'Sabita Das',
      properties: [{ id: 2, name: 'Homestay 2', role: 'staff' }],
    });
    expect(invitation('gopal@example.in')).toMatchObject({ role: 'staff', property_ids: [1, 2] });
  });

  it('are for owners only, and can’t be loaded without a network', async () => {
    desk = await hostBrowser(api, '/host/people', { role: 'staff', propertyIds: [1] });
    await loadPeople();
    expect($people.get()).toEqual({ state: 'failed', message: 'Only an owner of the homestay can do this.' });
    desk.wire.lose();
    await loadPeople();
    expect($people.get()).toEqual({ state: 'failed', message: 'The people could not be loaded.' });
  });
});

describe('inviting', () => {
  it('says at each field what is missing or wrong, and keeps what was typed', async () => {
    expect(await invite('  ', [])).toBe(false);
    expect($inviting.get()).toEqual({
      isBusy: false,
      problems: {
        email: 'Enter the email or the phone number of the person.',
        homestays: 'Choose a homestay.',
      },
    });
    expect(posts()).toEqual([]);
    expect(await invite('laxmi')).toBe(false);
    expect($inviting.get().problems).toEqual({ email: 'Email is invalid' });
  });

  it('mails one link, however often it is pressed, and lists the person', async () => {
    const sent = await Promise.all([invite(' laxmi@example.in '), invite('laxmi@example.in')]);
    expect(sent).toEqual([true, false]);
    expect(posts()).toHaveLength(1);
    expect(desk.toasts()).toEqual(['laxmi@example.in is invited.']);
    expect($inviting.get()).toEqual(IDLE_FORM);
    expect(invitation('laxmi@example.in')).toMatchObject({ property_ids: [1] });
    expect(await mailsTo(api, 'laxmi@example.in')).toHaveLength(1);
  });

  it('by phone gives a link to send, once, and mails nobody', async () => {
    await invite('laxmi@example.in', [1], '98610 12345');
    expect($inviting.get().problems).toEqual({ phone: 'Enter an email or a phone number, not both.' });
    await invite('', [1], '12');
    expect($inviting.get().problems).toEqual({ phone: 'Please enter a phone number we can call' });
    expect(await invite('', [1], ' 98610 12345 ')).toBe(true);
    const link = $linkToSend.get();
    expect(link?.phone).toBe('98610 12345');
    expect(link?.url).toMatch(/^http:\/\/localhost:4321\/host\/invitation\/[\w-]{43}$/);
    expect(link?.whatsAppUrl).toMatch(/^https:\/\/wa\.me\/919861012345\?text=/);
    expect(desk.toasts()).toEqual([]);
    const [line] = shown().invitations;
    expect(line).toMatchObject({ email: null, phone: '98610 12345' });
    expect(line).not.toHaveProperty('url');
    if (line) await withdraw(line);
    expect(desk.toasts()).toEqual(['The invitation of 98610 12345 is withdrawn.']);
  });

  it('says why it was not sent: no network, or a homestay of others', async () => {
    desk.wire.lose();
    expect(await invite('bina@example.in')).toBe(false);
    expect($inviting.get()).toEqual({ isBusy: false, problems: { form: NOT_SAVED } });
    desk = await hostBrowser(api, '/host/people', { propertyIds: [1] });
    expect(await invite('bina@example.in', [1, 2])).toBe(false);
    expect($inviting.get().problems).toEqual({ form: 'We could not find what you are looking for.' });
    expect(await mailsTo(api, 'bina@example.in')).toEqual([]);
  });

  it('is taken back, once, and its line goes', async () => {
    await invite('manas@example.in');
    const line = invitation('manas@example.in');
    desk.toasts();
    await withdraw(line);
    expect(desk.toasts()).toEqual(['The invitation of manas@example.in is withdrawn.']);
    expect(shown().invitations).not.toContainEqual(line);
    // Another owner may have been faster.
    await withdraw(line);
    expect(desk.toasts()).toEqual(['We could not find what you are looking for.']);
    expect(shown().invitations).not.toContainEqual(line);
  });
});

describe('removing somebody', () => {
  async function askAbout(email: string): Promise<void> {
    await loadPeople();
    $removing.set(person(email));
  }

  it('ends their work here after the question, and nothing without it', async () => {
    const theirs = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    await removeAsked();
    expect(requests(desk.wire, 'DELETE', /people/)).toEqual([]);
    await askAbout('staff-1@homestay.example');
    await removeAsked();
    expect($removing.get()).toBeUndefined();
    expect(desk.toasts()).toEqual(['Sabita Das is removed.']);
    expect(person('staff-1@homestay.example')).toBeUndefined();
    expect((await api.ask('/host/today', { headers: theirs })).status).toBe(404);
  });

  it('names by their email who has given no name', async () => {
    await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const email = 'staff-1@homestay.example';
    await api.deps.db.updateTable('app_user').set({ name: null }).where('email', '=', email).execute();
    await askAbout(email);
    await removeAsked();
    expect(desk.toasts()).toEqual([`${email} is removed.`]);
  });

  it('may be allowed more, or less again', async () => {
    await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const rights = () => person('staff-1@homestay.example')?.rights;
    for (const isAllowed of [true, false]) {
      await askAbout('staff-1@homestay.example');
      const asked = $removing.get();
      if (asked) await setRight(asked, 'cancel', isAllowed);
      expect(rights()).toEqual({ prices: false, void: false, refund: false, cancel: isAllowed });
    }
  });

  it('leaves each homestay an owner', async () => {
    await askAbout('owner-1-2@homestay.example');
    await removeAsked();
    expect(desk.toasts()).toEqual(['A homestay needs an owner. Make somebody else an owner first.']);
    expect(person('owner-1-2@homestay.example')).toBeDefined();
  });

  it('is not done without a network', async () => {
    await hostHeaders(api, { role: 'staff', propertyIds: [2] });
    await askAbout('staff-2@homestay.example');
    desk.wire.lose();
    await removeAsked();
    expect(desk.toasts()).toEqual([NOT_SAVED]);
    desk.wire.connectAgain();
    await loadPeople();
    expect(person('staff-2@homestay.example')).toBeDefined();
  });

  it('shows an owner who removes themselves that the desk is for others', async () => {
    await hostHeaders(api, { propertyIds: [1, 2] });
    desk = await hostBrowser(api, '/host/people', { propertyIds: [2] });
    await knowSession();
    await loadHost();
    expect($host.get()).toMatchObject({ state: 'ready' });
    await askAbout('owner-2@homestay.example');
    await removeAsked();
    expect($host.get()).toEqual({ state: 'guest' });
  });
});

describe('the sessions of a host', () => {
  function sessions() {
    const known = $sessions.get();
    if (known.state !== 'ready') throw new Error(`The sessions are ${known.state}`);
    return known.sessions;
  }

  it('are ended at once, such as that of a lost phone', async () => {
    api.clock.advance(60_000);
    const phone = await hostHeaders(api);
    await loadSessions();
    const [lost] = sessions();
    expect(lost).toMatchObject({ created_at: '2026-11-21T06:01:00.000Z', is_current: false });
    expect(sessions().filter(({ is_current }) => is_current)).toHaveLength(1);
    await endSession(lost?.id ?? '');
    expect(desk.toasts()).toEqual(['The session is ended.']);
    expect(sessions()).not.toContainEqual(lost);
    expect((await api.ask('/host/today', { headers: phone })).status).toBe(401);
    await endSession(lost?.id ?? '');
    expect(desk.toasts()).toEqual(['We could not find what you are looking for.']);
  });

  it('can’t be ended or loaded without a network', async () => {
    await loadSessions();
    const [first] = sessions();
    desk.wire.lose();
    await endSession(first?.id ?? '');
    expect(desk.toasts()).toEqual([NOT_SAVED]);
    expect($sessions.get()).toEqual({ state: 'failed', message: 'Your sessions could not be loaded.' });
  });

  it('are those of staff, too; after its own end this one has to log in', async () => {
    desk = await hostBrowser(api, '/host/people', { role: 'staff', propertyIds: [1] });
    await loadSessions();
    const own = sessions().find(({ is_current }) => is_current);
    await endSession(own?.id ?? '');
    expect($sessions.get()).toEqual({ state: 'failed', message: 'Please log in to continue.' });
  });
});
