import { expect, it } from 'vitest';
import { hostHeaders } from '../../../support/host.ts';
import { serverTest } from '../../../support/open-app.ts';

const NAMES = { hi: 'कमल', bn: 'পদ্ম' };
const TEXTS = { or: 'ବଗିଚା ପଛରେ\nଶାନ୍ତ ରୁମ।' };

serverTest('the words of a host in other languages', { anew: true }, (api) => {
  const owner = () => hostHeaders(api, { propertyIds: [1] });
  const call = async (method: string, path: string, json?: unknown) => {
    const answer = await api.ask(`/host/${path}`, { method, headers: await owner(), json });
    return { status: answer.status, ...(await answer.json()) };
  };
  const audit = () =>
    api.deps.db.selectFrom('audit_event').select(['action', 'before', 'after']).orderBy('id').execute();

  const KINDS = [
    { kind: 'room', path: 'rooms/1', texts: 'descriptions', longest: 5000, action: 'change room' },
    { kind: 'property', path: 'properties/1', texts: 'addresses', longest: 300, action: 'change homestay' },
  ] as const;

  it.each(KINDS)('are stored with a $kind: a map that is sent replaces the stored one', async (one) => {
    const { kind, path, texts, action } = one;
    const save = async (change: object) => {
      const { names: _, [texts]: __, id: ___, ...fields } = (await call('GET', path))[kind];
      return call('PUT', path, { ...fields, ...change });
    };
    expect((await call('GET', path))[kind]).toMatchObject({ names: {}, [texts]: {} });
    const text = kind === 'room' ? TEXTS : { or: 'ଗ୍ରାଣ୍ଡ ରୋଡ' };
    const saved = await save({ names: NAMES, [texts]: text });
    expect(saved).toMatchObject({ status: 200, [kind]: { names: NAMES, [texts]: text } });

    // What is left out stays, and is no change.
    const version = saved[kind].version;
    expect((await save({}))[kind]).toMatchObject({ names: NAMES, [texts]: text, version });
    expect(await audit()).toHaveLength(1);

    await save({ names: { or: 'ପଦ୍ମ', bn: '' } });
    const now = (await call('GET', path))[kind];
    expect([now.names, now[texts]]).toEqual([{ or: 'ପଦ୍ମ', bn: '' }, text]);
    expect(await audit()).toMatchObject([
      { action, before: { names: {}, [texts]: {} }, after: { names: NAMES, [texts]: text } },
      { action, before: { names: NAMES }, after: { names: { or: 'ପଦ୍ମ', bn: '' } } },
    ]);
    // Another language than these three is not kept.
    await save({ names: { te: 'కమలం' } });
    expect((await call('GET', path))[kind].names).toEqual({});
  });

  it.each(KINDS)('of a $kind have the limits of the English', async ({ kind, path, texts, longest }) => {
    const { id: _, ...fields } = (await call('GET', path))[kind];
    for (const [field, wrong] of [
      ['names', { hi: 'क'.repeat(121) }],
      ['names', { hi: 'क\nख' }],
      ['names', { hi: 1 }],
      ['names', 'कमल'],
      [texts, { bn: 'ক'.repeat(longest + 1) }],
    ] as const) {
      const refused = await call('PUT', path, { ...fields, [field]: wrong });
      expect(refused).toMatchObject({ status: 400, code: 'bad_request' });
      expect(Object.keys(refused.fields)[0]).toMatch(new RegExp(`^${field}`));
    }
  });

  it('come with a new room, too', async () => {
    const { room } = await call('GET', 'rooms/1');
    const { id: _, property_id, photos: __, retired_at: ___, version: ____, ...fields } = room;
    const json = { ...fields, property_id, names: NAMES, descriptions: TEXTS };
    const added = await call('POST', 'rooms', json);
    expect(added).toMatchObject({ status: 201, room: { names: NAMES, descriptions: TEXTS } });
  });
});
