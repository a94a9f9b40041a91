import '../../support/browser.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerTokens } from '#client/tokens.ts';
import { fillWithDemoData } from '#server/host/demo.ts';
import { $session, signOut, UNKNOWN } from '#stores/account/session.ts';
import { $host, loadHost, openDemo, openHost, UNKNOWN_HOST } from '#stores/host/session.ts';
import { visit } from '../../support/browser.ts';
import { browserOf, type Wire } from '../../support/browser-of.ts';
import { eventually } from '../../support/eventually.ts';
import { guestHeaders, type TestHost } from '../../support/host.ts';
import { hostBrowser } from '../../support/host-browser.ts';
import { appOfFile } from '../../support/open-app.ts';
import { knowSession } from '../../support/signed-in-stores.ts';

const api = appOfFile({ empty: true });
let wire: Wire;

beforeAll(() => fillWithDemoData(api.deps.db, '2026-11-21'));
beforeEach(() => {
  wire = browserOf(api);
  visit('/host');
  $host.set(UNKNOWN_HOST);
});

const becomes = (state: object) => eventually(() => expect($host.get()).toMatchObject(state));
const REFUSED = { error: 'Something went wrong on our side. Please try again.', code: 'internal' };

describe('opening the desk', () => {
  it('shows a visitor the way in, and the demo on the machine of the server; signing out leads back', async () => {
    await Promise.all([openHost(), openHost()]);
    await becomes({ state: 'signed-out', hasDemo: true });
    expect(wire.sent.map(({ path }) => path)).toEqual(['/host/demo-session']);
    await openDemo();
    await becomes({
      state: 'ready',
      host: {
        user: { name: 'Demo owner', role: 'owner' },
        properties: [
          { id: 1, role: 'owner' },
          { id: 2, role: 'owner' },
        ],
      },
    });
    expect(localStorage.getItem('auth_token')).not.toBeNull();
    await signOut();
    await becomes({ state: 'signed-out', hasDemo: true });
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('knows nothing while nobody knows who is signed in', async () => {
    $session.set(UNKNOWN);
    await loadHost();
    expect($host.get()).toEqual(UNKNOWN_HOST);
    expect(wire.sent).toEqual([]);
  });
});

describe('a visitor', () => {
  const open = async (path = '/host') => {
    visit(path);
    $session.set(UNKNOWN);
    $session.set({ state: 'signed-out' });
    await wire.idle();
  };

  it('of another address is not asked about a demo', async () => {
    await open('https://desk.example/host');
    expect($host.get()).toEqual({ state: 'signed-out', hasDemo: false });
    expect(wire.sent).toEqual([]);
  });

  it('through a tunnel has no demo, which is no mistake', async () => {
    wire.intercept = async () => Response.json({ ...REFUSED, code: 'not_found' }, { status: 404 });
    await open();
    expect($host.get()).toEqual({ state: 'signed-out', hasDemo: false });
  });

  it('without a network can log in when it is back', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    wire.lose();
    await open();
    expect($host.get()).toEqual({ state: 'signed-out', hasDemo: false });
    await eventually(() =>
      expect(written).toHaveBeenCalledWith('The demo could not be asked for', expect.anything()),
    );
  });

  it('who opens the demo in vain reads why', async () => {
    wire.lose();
    await openDemo();
    expect($host.get()).toEqual({
      state: 'failed',
      message: 'This page could not be opened. Please try again.',
    });
    wire.intercept = async () => Response.json(REFUSED, { status: 500 });
    await openDemo();
    expect($host.get()).toEqual({ state: 'failed', message: REFUSED.error });
  });
});

describe('somebody who is signed in', () => {
  const open = async (host: TestHost = {}) => {
    wire = (await hostBrowser(api, '/host', host)).wire;
    await knowSession();
    await loadHost();
  };

  it('is an owner or staff of their homestays', async () => {
    await open({ role: 'staff', propertyIds: [2] });
    expect($host.get()).toMatchObject({
      state: 'ready',
      host: { user: { role: 'staff' }, properties: [{ id: 2, role: 'staff' }], needs_passkey: false },
    });
  });

  it('first uses a passkey as an owner', async () => {
    await open({ hasPasskey: false });
    expect($host.get()).toMatchObject({ state: 'passkey', host: { needs_passkey: true } });
  });

  it('is a guest without a homestay', async () => {
    const { Authorization } = await guestHeaders(api, 'ananya@example.in');
    const access = () => Authorization.replace('Bearer ', '');
    registerTokens({ access, refresh: () => undefined, renewed: () => {}, ended: () => {} });
    await knowSession();
    await loadHost();
    expect($host.get()).toEqual({ state: 'guest' });
  });

  it('is offline without a network, and asked about again when it is back', async () => {
    await open();
    wire.lose();
    await loadHost();
    expect($host.get()).toEqual({ state: 'offline' });
    wire.connectAgain();
    await loadHost();
    expect($host.get()).toMatchObject({ state: 'ready' });
  });

  it('reads what is wrong with the server', async () => {
    await open();
    wire.intercept = async () => Response.json(REFUSED, { status: 500 });
    await loadHost();
    expect($host.get()).toEqual({ state: 'failed', message: REFUSED.error });
  });

  it('logs in again after twelve hours', async () => {
    await open();
    api.clock.advance(12 * 3_600_000 + 1000);
    await loadHost();
    expect($host.get()).toEqual({ state: 'signed-out', hasDemo: false });
  });
});
