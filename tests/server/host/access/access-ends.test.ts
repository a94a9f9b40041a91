import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { MINUTE } from '#domain/dates/duration.ts';
import { lockAccess } from '#server/host/access/access-queries.ts';
import { CALLS } from '#server/platform/api-docs/calls.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { testApp } from '../../../support/app.ts';
import { beforeTransaction } from '../../../support/before-transaction.ts';
import { concurrentDatabase } from '../../../support/database.ts';
import { eventually } from '../../../support/eventually.ts';
import { hostHeaders } from '../../../support/host.ts';
import {
  HOST_REQUESTS,
  type HostObjects,
  makeHostObjects,
  storedRows,
} from '../../../support/host-requests.ts';
import { serverTest } from '../../../support/open-app.ts';

/** These open no transaction, or are refused before it: what they got is not valid, or this owner may not. */
const WITHOUT_TRANSACTION = [
  'createHostProperty',
  'addRoomPhoto',
  'addPropertyPhoto',
  'registerPasskey',
  'signInWithPasskey',
  'startPasskeyRegistration',
  'startPasskeySignIn',
  'saveSiteDetails',
  'saveWords',
  'undoWords',
  'saveLogo',
  'savePortrait',
  'publishSite',
  'readFeed',
  'addPushSubscription',
];

const CHANGES = CALLS.filter(({ endpoint }) => endpoint.access === 'host' && endpoint.method !== 'GET');
type Change = (typeof CHANGES)[number]['endpoint'];

const WAITING = sql`select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

let watched: ReturnType<typeof beforeTransaction>;
const app = (database: Parameters<typeof testApp>[0]) => {
  watched = beforeTransaction(database.db);
  const { config } = testApp(database).deps;
  // Each call is made several times.
  return testApp({ ...database, db: watched.db }, { config: { ...config, rateLimits: false } });
};

serverTest('a call of the desk whose access ends on the way', { app, on: [concurrentDatabase] }, (api) => {
  let objects: HostObjects;
  beforeAll(async () => {
    objects = await makeHostObjects(api);
  });

  /** An owner of homestay 1, who is signed in with a fresh proof. */
  async function signIn() {
    const headers = await hostHeaders(api, { propertyIds: [1] });
    const claims = await api.deps.accounts.access.read(headers.Authorization.slice(7), api.clock());
    if (!claims) throw new Error('The session is not known');
    return { headers, ...claims };
  }
  type Caller = Awaited<ReturnType<typeof signIn>>;

  const ofSession = ({ sessionId }: Caller) => api.deps.db.updateTable('session').where('id', '=', sessionId);
  const EVENTS = {
    removed: ({ userId }: Caller) =>
      api.deps.db.deleteFrom('property_role').where('user_id', '=', userId).execute(),
    'made staff': ({ userId }: Caller) =>
      api.deps.db.updateTable('property_role').set({ role: 'staff' }).where('user_id', '=', userId).execute(),
    'signed out': (caller: Caller) => ofSession(caller).set({ ended_at: api.clock() }).execute(),
    'proof ran out': (caller: Caller) =>
      ofSession(caller)
        .set({ proven_at: new Date(api.clock().getTime() - 16 * MINUTE) })
        .execute(),
  };
  type Event = keyof typeof EVENTS;
  const eventsFor = (endpoint: Change) =>
    (Object.keys(EVENTS) as Event[]).filter((event) => event !== 'proof ran out' || 'needsProof' in endpoint);

  function refusalOf(event: Event, endpoint: Change) {
    if (event === 'signed out') return [event, 401, 'not_signed_in'];
    if (event === 'proof ran out') return [event, 403, 'passkey_required'];
    return event === 'made staff' && 'role' in endpoint
      ? [event, 403, 'owner_only']
      : [event, 404, 'not_found'];
  }
  const answerOf = async (event: Event, answer: Response) => [
    event,
    answer.status,
    (await answer.json()).code,
  ];
  function requestOf(name: string) {
    const example = HOST_REQUESTS[name];
    if (!example) throw new Error(`${name} needs a line in support/host-requests.ts`);
    const [path, init] = example(objects);
    return { path, ...init };
  }

  it.each(CHANGES)('$name is refused while its body arrives', async ({ name, endpoint }) => {
    const { path, method } = requestOf(name);
    const before = await storedRows(api);
    for (const event of eventsFor(endpoint)) {
      // Staff may make the other calls.
      if (event === 'made staff' && !('role' in endpoint)) continue;
      const caller = await signIn();
      const { readable: body, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      const headers = { ...caller.headers, 'Content-Type': 'application/json' };
      const sent = api.app.request(`http://localhost:4321/api${path}`, {
        method,
        headers,
        body,
        duplex: 'half',
      } as RequestInit);
      await writer.write(new TextEncoder().encode('{'));
      await EVENTS[event](caller);
      await writer.close();
      expect(await answerOf(event, await sent)).toEqual(refusalOf(event, endpoint));
    }
    expect(await storedRows(api)).toEqual(before);
  });

  const written = CHANGES.filter(({ name }) => !WITHOUT_TRANSACTION.includes(name));
  it.each(written)('$name is refused in its transaction', async ({ name, endpoint }) => {
    const { path, method, json } = requestOf(name);
    const before = await storedRows(api);
    for (const event of eventsFor(endpoint)) {
      const caller = await signIn();
      watched.next(() => EVENTS[event](caller));
      const answer = await api.ask(path, {
        method,
        headers: caller.headers,
        ...(json !== undefined && { json }),
      });
      expect(watched.isWaiting()).toBe(false);
      expect(await answerOf(event, answer)).toEqual(refusalOf(event, endpoint));
    }
    expect(await storedRows(api)).toEqual(before);
  });

  it('is refused in its transaction if a right is taken from its caller meanwhile', async () => {
    const headers = await hostHeaders(api, { role: 'staff', propertyIds: [1], rights: { cancel: true } });
    const before = await storedRows(api);
    watched.next(() => hostHeaders(api, { role: 'staff', propertyIds: [1] }));
    const { path, json } = requestOf('cancelHostBooking');
    const answer = await api.ask(path, { method: 'POST', headers, json });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'right_missing']);
    await hostHeaders(api, { role: 'staff', propertyIds: [1], rights: { cancel: true } });
    expect(await storedRows(api)).toEqual(before);
  });

  it('is done before who made it is removed', async () => {
    const { headers } = await signIn();
    const removed = objects.user;
    const session = await api.deps.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', removed)
      .executeTakeFirstOrThrow();
    const order: string[] = [];
    let removing: Promise<unknown> | undefined;
    await inTransaction(api.deps.db, async (tx) => {
      await lockAccess(tx, session.id, removed);
      removing = api
        .ask(`/host/people/${removed}`, { method: 'DELETE', headers })
        .then(({ status }) => order.push(`removed ${status}`));
      await eventually(async () => {
        const { rows } = await WAITING.execute(api.deps.db);
        expect(rows).not.toEqual([]);
      });
      order.push('done');
    });
    await removing;
    expect(order).toEqual(['done', 'removed 204']);
  });
});
