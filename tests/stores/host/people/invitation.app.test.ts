import '../../../support/browser.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { $session } from '#stores/account/session.ts';
import { $acceptForm, $invitation, accept, OPENING, openInvitation } from '#stores/host/people/invitation.ts';
import { bearer, mailsTo, PASSWORD, signUp } from '../../../support/accounts.ts';
import { leftTo, visit } from '../../../support/browser.ts';
import { browserOf, type Wire } from '../../../support/browser-of.ts';
import { hostHeaders } from '../../../support/host.ts';
import { appOfFile } from '../../../support/open-app.ts';
import { loseAnswers, requests } from '../../../support/slow-wire.ts';

const LINK = /\/host\/invitation\/([\w-]+)/;
const NEW = { name: 'Laxmi Sahoo', password: PASSWORD };

const api = appOfFile();
let wire: Wire;

beforeEach(() => {
  wire = browserOf(api);
  $invitation.set(OPENING);
});

/** The owner invites a person. Returns the link of the mail, its token, and how to withdraw the invitation. */
async function invite(email: string, role: 'staff' | 'owner' = 'staff') {
  const headers = await hostHeaders(api);
  const json = { email, role, property_ids: [1] };
  const { invitation } = await (await api.ask('/host/invitations', { headers, json })).json();
  const [mail] = await mailsTo(api, email);
  const [link = '', token = ''] = LINK.exec(mail?.text ?? '') ?? [];
  const withdraw = () => api.ask(`/host/invitations/${invitation.id}`, { method: 'DELETE', headers });
  return { link, token, withdraw };
}

/** Opens the link of a new invitation. */
async function open(email: string) {
  const invited = await invite(email);
  visit(`${invited.link}.`);
  await openInvitation();
  return invited;
}

const posts = () => requests(wire, 'POST', /\/invitations\/accept$/);
const problems = () => {
  const shown = $invitation.get();
  return shown.state === 'ready' ? $acceptForm.get().problems : shown.state;
};

describe('the link of an invitation', () => {
  it('shows who invites whom to what, and leaves no token in the address', async () => {
    const { token } = await open('laxmi@example.in');
    expect($invitation.get()).toEqual({
      state: 'ready',
      token,
      asksFor: 'new-password',
      invitation: {
        email: 'laxmi@example.in',
        role: 'staff',
        properties: ['Homestay 1'],
        needs_password: true,
        invited_by: 'Sabita Das',
      },
    });
    expect(location.pathname).toBe('/host/invitation');
  });

  it('that is incomplete, unknown or withdrawn says so', async () => {
    visit('/host/invitation');
    await openInvitation();
    expect($invitation.get()).toEqual({ state: 'no-token' });
    expect(wire.sent).toEqual([]);

    visit('/host/invitation/guessed');
    await openInvitation();
    expect($invitation.get()).toEqual({ state: 'ended' });
    expect(location.pathname).toBe('/host/invitation');

    const { link, withdraw } = await invite('withdrawn@example.in');
    await withdraw();
    visit(link);
    await openInvitation();
    expect($invitation.get()).toEqual({ state: 'ended' });
  });

  it('can be opened again when there was no network', async () => {
    const { link, token } = await invite('slow@example.in');
    visit(link);
    wire.lose();
    await openInvitation();
    expect($invitation.get()).toEqual({
      state: 'failed',
      message: 'The invitation could not be opened. Please try again.',
    });
    expect(location.pathname).toBe(`/host/invitation/${token}`);
    wire.connectAgain();
    await openInvitation();
    expect($invitation.get()).toMatchObject({ state: 'ready', token });
  });
});

describe('accepting', () => {
  it('first needs a name and a password of a new person', async () => {
    await open('bina@example.in');
    await accept({ name: ' ', password: '1234567' });
    expect(problems()).toEqual({
      name: 'Enter your name.',
      password: 'Password must be at least 8 characters long',
    });
    expect(posts()).toEqual([]);
  });

  it('makes the account, logs in and opens the desk, however often it is pressed', async () => {
    await open('manas@example.in');
    await Promise.all([accept({ ...NEW, name: ' Manas ' }), accept(NEW)]);
    expect(posts()).toHaveLength(1);
    expect(leftTo).toBe('/host');
    expect($session.get()).toMatchObject({ state: 'signed-in', user: { name: 'Manas' } });
    const access_token = localStorage.getItem('auth_token') ?? '';
    const me = await api.ask('/host/me', { headers: bearer({ access_token }) });
    expect(await me.json()).toMatchObject({ properties: [{ id: 1, role: 'staff' }], needs_passkey: false });
    expect(localStorage.getItem('refresh_token')).not.toBeNull();
  });

  it('asks somebody with an account for its password, and changes neither name nor password', async () => {
    await signUp(api, 'ananya@example.in', 'Ananya');
    await open('ananya@example.in');
    expect($invitation.get()).toMatchObject({ invitation: { needs_password: false } });
    await accept({ name: '', password: '' });
    expect(problems()).toEqual({ password: 'Enter your password.' });
    await accept({ name: '', password: 'guessed' });
    expect(problems()).toEqual({ password: 'This password is not right. Please try again.' });
    await accept({ name: '', password: PASSWORD });
    expect(leftTo).toBe('/host');
    expect(posts().map(({ body }) => body)).toEqual([
      { token: expect.any(String), password: 'guessed' },
      { token: expect.any(String), password: PASSWORD },
    ]);
    expect($session.get()).toMatchObject({ user: { name: 'Ananya' } });
    const json = { email: 'ananya@example.in', password: PASSWORD };
    expect((await api.ask('/auth/login', { json })).status).toBe(200);
  });

  it('by phone asks for the email, and for a password only where it has an account', async () => {
    await signUp(api, 'gopal@example.in', 'Gopal');
    const headers = await hostHeaders(api, { propertyIds: [1] });
    const json = { phone: '98610 12345', role: 'staff', property_ids: [1] };
    const { invitation } = await (await api.ask('/host/invitations', { headers, json })).json();
    visit(invitation.url);
    await openInvitation();
    expect($invitation.get()).toMatchObject({ asksFor: 'none', invitation: { email: null } });
    await accept({ name: '', email: ' ', password: '' });
    expect(problems()).toEqual({ name: 'Enter your name.', email: 'Enter your email.' });
    await accept({ name: 'Gopal', email: 'gopal', password: '' });
    expect(problems()).toEqual({ email: 'Email is invalid' });
    await accept({ name: 'Gopal', email: 'gopal@example.in', password: '' });
    expect(problems()).toEqual({ password: 'Enter your password.' });
    expect($invitation.get()).toMatchObject({ asksFor: 'password' });
    await accept({ name: 'Gopal', email: 'gopal@example.in', password: 'guessed' });
    expect(problems()).toEqual({ password: 'This password is not right. Please try again.' });
    await accept({ name: 'Gopal', email: 'gopal@example.in', password: PASSWORD });
    expect(leftTo).toBe('/host');
  });

  it('says that it has ended when the owner withdraws it meanwhile', async () => {
    const { withdraw } = await open('late@example.in');
    await withdraw();
    await accept(NEW);
    expect($invitation.get()).toEqual({ state: 'ended' });
    expect(leftTo).toBeUndefined();
    // Nothing is left to be accepted.
    await accept(NEW);
    expect(posts()).toHaveLength(1);
  });

  it('without a network is pressed again', async () => {
    await open('far@example.in');
    wire.lose();
    await accept(NEW);
    expect(problems()).toEqual({
      form: 'This was not saved: the server can’t be reached. Please try again.',
    });
    wire.connectAgain();
    await accept(NEW);
    expect(leftTo).toBe('/host');
  });

  it('whose answer was lost has ended, and the account that it made logs in', async () => {
    await open('lost@example.in');
    loseAnswers(wire, ({ path }) => path.endsWith('/accept'));
    await accept(NEW);
    wire.connectAgain();
    await accept(NEW);
    expect($invitation.get()).toEqual({ state: 'ended' });
    const json = { email: 'lost@example.in', password: PASSWORD };
    expect((await api.ask('/auth/login', { json })).status).toBe(200);
  });

  it('gives the reason of the server', async () => {
    await open('long@example.in');
    await accept({ name: 'Laxmi', password: 'x'.repeat(2000) });
    expect(problems()).toEqual({ form: 'This is too long.' });
  });
});
