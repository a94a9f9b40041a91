import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteDetails } from '#contract/host/setup.ts';
import { inviteTask } from '#server/host/people/invite.ts';
import { siteFileIn } from '#server/host/setup/site-file.ts';
import { bearer, PASSWORD } from '../../../support/accounts.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { guestHeaders, hostHeaders, SITE_DETAILS, siteOwnerHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';

/** As of the demo: with claims that no new host can make. */
const SITE = `# What every page shows.

# name: "Your homestay"
tagline: "Come as a Guest, leave like a Family"
`;

async function removeHomestays({ db }: Pick<TestApp['deps'], 'db'>): Promise<void> {
  for (const table of ['room_night', 'room', 'property'] as const) await db.deleteFrom(table).execute();
}

serverTest('the first start', { anew: true }, (api) => {
  const ask = async (path: string, headers: Record<string, string>, json?: unknown, method = 'GET') => {
    const answer = await api.ask(`/host/${path}`, { headers, json, method });
    return { status: answer.status, ...(await answer.json()) };
  };

  it('an invitation from the terminal lets in who has no homestay yet, once they have a passkey', async () => {
    await removeHomestays(api.deps);
    const link = await inviteTask(api.deps, ['new@homestay.example']);
    const token = /invitation\/([\w-]+)/.exec(link)?.[1];
    const accepted = await api.ask('/host/invitations/accept', {
      json: { token, name: 'Manas', password: PASSWORD },
    });
    const headers = bearer(await accepted.json());
    expect(await ask('me', headers)).toMatchObject({
      status: 200,
      user: { role: 'owner' },
      properties: [],
      owns_site: true,
      needs_passkey: true,
    });
    expect(await ask('setup', headers)).toMatchObject({ status: 403, code: 'passkey_required' });
    expect(await ask('passkeys', headers)).toMatchObject({ status: 200, passkeys: [] });
    // Nothing else: there is nothing to see.
    expect(await ask('today', headers)).toMatchObject({ status: 404 });
  });

  it('says which steps are done', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    const before = await ask('setup', owner);
    expect(before).toMatchObject({
      property: { id: 1, name: 'Homestay 1' },
      payments: 'sandbox',
      may_add_homestays: false,
    });
    expect(before.rooms[0]).toEqual({ id: 1, name: 'Room 1', photo_count: 0, is_priced: true });
    expect(before.done).toEqual(['property', 'rooms', 'rates']);
    await api.deps.db.updateTable('room_night').set({ closed: true }).where('room_id', '=', 1).execute();
    expect((await ask('setup', owner)).done).toEqual(['property', 'rooms']);
    expect(await ask('setup', await siteOwnerHeaders(api))).toMatchObject({
      property: null,
      rooms: [],
      done: [],
      may_add_homestays: true,
    });
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [2] });
    expect(await ask('setup', staff)).toMatchObject({ status: 403, code: 'owner_only' });
    expect(await ask('setup', await guestHeaders(api, 'g@example.in'))).toMatchObject({ status: 404 });
  });

  it('who is removed from the last homestay adds none, and no owner sees an invitation without one', async () => {
    const { db, clock } = api.deps;
    const owner = await hostHeaders(api, { propertyIds: [1] });
    const other = await siteOwnerHeaders(api);
    const { user_id } = await db.selectFrom('site_owner').select('user_id').executeTakeFirstOrThrow();
    const role = { user_id, property_id: 1, role: 'owner', created_at: clock() } as const;
    await db.insertInto('property_role').values(role).execute();
    expect((await ask('me', other)).owns_site).toBe(true);
    await api.ask(`/host/people/${user_id}`, { method: 'DELETE', headers: owner });
    expect(await ask('me', other)).toMatchObject({ status: 404 });

    await db.deleteFrom('property_role').where('property_id', '=', 2).execute();
    const invitation = { email: 'x@example.in', role: 'owner', property_ids: '[]', token_hash: 'x' } as const;
    const expires_at = new Date(clock().getTime() + 1000);
    await db
      .insertInto('host_invitation')
      .values({ ...invitation, created_at: clock(), expires_at })
      .execute();
    expect((await ask('people', owner)).invitations).toEqual([]);
  });
});

serverTest('the name of a new site', { anew: true }, (shared) => {
  it('goes into site.yaml with what the host has told and nothing else; the comments stay', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    await writeFile(join(folder, 'site.yaml'), SITE);
    const api = testApp(shared.deps, { siteFile: siteFileIn(folder) });
    const save = async (headers: Record<string, string>, json: object = SITE_DETAILS) => {
      const answer = await api.ask('/host/setup/site', { method: 'PUT', headers, json });
      return { status: answer.status, ...(await answer.json()) };
    };
    expect(await save(await hostHeaders(api))).toMatchObject({ status: 403, code: 'owner_only' });
    const owner = await siteOwnerHeaders(api);
    // The words of a site with a homestay are its host's.
    expect(await save(owner)).toMatchObject({ status: 409, code: 'wrong_state' });
    await removeHomestays(api.deps);
    for (const postal_code of ['75200', '052001', '7520011', '75200a', ''])
      expect(await save(owner, { ...SITE_DETAILS, postal_code }), postal_code).toMatchObject({
        status: 400,
        fields: { postal_code: expect.any(String) },
      });
    for (const phone of ['94370', '0123456789', '98765 4321', '+91', 'call me'])
      expect(await save(owner, { ...SITE_DETAILS, phone }), phone).toMatchObject({
        status: 400,
        fields: { phone: expect.any(String) },
      });
    expect(await readFile(join(folder, 'site.yaml'), 'utf8')).toBe(SITE);

    expect(await save(owner)).toEqual({ status: 200, saved: true });
    const text = await readFile(join(folder, 'site.yaml'), 'utf8');
    expect(text).toContain('# What every page shows.');
    expect(parse(text)).toEqual({
      name: 'Saraswati Guest House',
      shortName: 'Saraswati Guest',
      description:
        'Saraswati Guest House in Puri. Book directly with your host, without a booking site between.',
      tagline: 'Come as a Guest, leave like a Family',
      phone: '+91 94370 99999',
      email: 'stay@saraswati.example',
      address: {
        street: '12 VIP Road',
        city: 'Puri',
        state: 'Odisha',
        postalCode: '752001',
        country: 'India',
      },
    });
    expect(await readdir(folder)).toEqual(['site.yaml']);
  });

  it.each([
    ['9876543210', '+91 98765 43210'],
    ['98765 43210', '+91 98765 43210'],
    ['098765-43210', '+91 98765 43210'],
    ['919876543210', '+91 98765 43210'],
    ['୯୮୭୬୫ ୪୩୨୧୦', '+91 98765 43210'],
    ['९८७६५४३२१०', '+91 98765 43210'],
    ['(98765) 43210', '+91 98765 43210'],
    ['+91 94370 99999', '+91 94370 99999'],
    ['+919437099999', '+919437099999'],
    ['+44 20 7946 0000', '+44 20 7946 0000'],
    ['0044 20 7946 0000', '+44 20 7946 0000'],
  ])('has the phone number %j with its country', (typed, saved) => {
    const read = siteDetails.parse({ ...SITE_DETAILS, phone: typed, postal_code: ' ୭୫୨ ୦୦୧ ' });
    expect(read).toEqual({ ...SITE_DETAILS, phone: saved });
  });

  it('is left to the words where the server has no folder to write to', async () => {
    await removeHomestays(shared.deps);
    const headers = await siteOwnerHeaders(shared);
    const answer = await shared.ask('/host/setup/site', { method: 'PUT', headers, json: SITE_DETAILS });
    expect(await answer.json()).toEqual({ saved: false });
  });
});
