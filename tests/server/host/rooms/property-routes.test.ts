import { expect, it } from 'vitest';
import { saveSiteOwner } from '#server/host/access/access-queries.ts';
import { hostHeaders, siteOwnerHeaders } from '../../../support/host.ts';
import { bookAsHost, hostCalls } from '../../../support/host-booking.ts';
import { serverTest } from '../../../support/open-app.ts';

const WORDS = {
  name: 'Sagar Kutir',
  type: 'Homestay',
  address: 'Chakratirtha Road, Puri',
  location: { lat: 19.798, lng: 85.831 },
  amenities: [{ name: 'Parking', available: true }],
  breakfast_price: 80,
  extra_bed_price: 300,
  check_in_time: '12:00',
  check_out_time: '10:30',
  gate_opens: '05:30',
  gate_closes: '23:00',
  distances: { beach: 300, temple: 1500 },
  max_stay: 21,
  change_cutoff_hours: 24,
  cancellation: [
    { hours_before: 240, percent: 90 },
    { hours_before: 48, percent: 25 },
  ],
  length_discounts: [{ nights: 4, percent: 8 }],
  faqs: [{ question: 'Is there a lift?', answer: 'No, two flights of stairs.' }],
};

serverTest('homestays as their owners describe them', { anew: true }, (api) => {
  const call = async (headers: Record<string, string>, method: string, path: string, json?: unknown) => {
    const answer = await api.ask(`/host/${path}`, { method, headers, json });
    return { status: answer.status, ...(await answer.json()) };
  };

  it('change at once for guests: times, terms, prices and questions', async () => {
    const owner = await hostHeaders(api);
    const { property } = await call(owner, 'GET', 'properties/1');
    expect(property).toMatchObject({
      id: 1,
      name: 'Homestay 1',
      location: { lat: 19.8, lng: 85.83 },
      cancellation: [
        { hours_before: 168, percent: 100 },
        { hours_before: 72, percent: 50 },
      ],
      length_discounts: [{ nights: 3 }, { nights: 5 }, { nights: 7 }],
    });
    const saved = await call(owner, 'PUT', 'properties/1', { ...WORDS, version: property.version });
    expect(saved).toMatchObject({ status: 200, property: { id: 1, ...WORDS } });
    const { room } = await (await api.ask('/public/room/1')).json();
    expect(room).toMatchObject({
      homestay_name: 'Sagar Kutir',
      property_map_location: WORDS.location,
      extra_bed_price: 300,
      check_in_time: '12:00',
      cancellation_rules: WORDS.cancellation,
      policies: {
        cancellation:
          '90% refund up to 10 days before check-in, 25% refund 2 to 10 days before, no refund under 2 days',
        gateTimings: 'Open from 5:30 AM to 11 PM',
      },
      faqs: WORDS.faqs,
      distances: WORDS.distances,
    });
    const events = await api.deps.db
      .selectFrom('audit_event')
      .select(['action', 'before', 'after'])
      .execute();
    expect(events).toMatchObject([
      { action: 'change homestay', before: { breakfast_price: 50 }, after: { breakfast_price: 80 } },
    ]);
    expect(events[0]?.after).not.toHaveProperty('version');
    expect(events[0]?.after).not.toHaveProperty('type');
  });

  it('leave the terms and prices of bookings as they were', async () => {
    const owner = await hostHeaders(api);
    const { id } = await bookAsHost(api, owner);
    const booking = hostCalls(api, owner, id);
    await booking.pay({ amount: 2000, method: 'cash' });
    const before = await booking.read();
    const terms = await call(owner, 'POST', `reservations/${id}/cancel`, { refund: 'terms', preview: true });
    const { property } = await call(owner, 'GET', 'properties/1');
    const none = { ...WORDS, cancellation: [], version: property.version };
    expect(await call(owner, 'PUT', 'properties/1', none)).toMatchObject({ status: 200 });
    expect((await booking.read()).booking).toMatchObject({
      total: before.booking.total,
      balance: before.booking.balance,
    });
    const after = await call(owner, 'POST', `reservations/${id}/cancel`, { refund: 'terms', preview: true });
    expect(after).toEqual(terms);
    expect(terms.refund).toBeGreaterThan(0);
  });

  it('are not overwritten by an owner who has read them earlier', async () => {
    const owner = await hostHeaders(api);
    const { property } = await call(owner, 'GET', 'properties/1');
    await call(owner, 'PUT', 'properties/1', { ...WORDS, version: property.version });
    const late = { ...WORDS, faqs: [], version: property.version };
    expect(await call(owner, 'PUT', 'properties/1', late)).toMatchObject({
      status: 409,
      code: 'settings_changed',
    });
  });

  it('belong to their owners only', async () => {
    const other = await hostHeaders(api, { propertyIds: [2] });
    const staff = await hostHeaders(api, { role: 'staff', propertyIds: [1] });
    const { property } = await call(await hostHeaders(api), 'GET', 'properties/1');
    const body = { ...WORDS, version: property.version };
    expect(await call(other, 'GET', 'properties/1')).toMatchObject({ status: 404 });
    expect(await call(other, 'PUT', 'properties/1', body)).toMatchObject({ status: 404 });
    expect(await call(staff, 'PUT', 'properties/1', body)).toMatchObject({ status: 403, code: 'owner_only' });
    expect(await call(other, 'POST', 'properties', WORDS)).toMatchObject({ status: 403, code: 'owner_only' });
  });

  it('refuse what is said twice, and what is no time', async () => {
    const owner = await hostHeaders(api);
    const { property } = await call(owner, 'GET', 'properties/1');
    const save = (changes: object) =>
      call(owner, 'PUT', 'properties/1', { ...WORDS, version: property.version, ...changes });
    const twice = [1, 2].map((percent) => ({ hours_before: 48, percent }));
    expect(await save({ cancellation: twice })).toMatchObject({
      status: 400,
      fields: { cancellation: expect.any(String) },
    });
    const discounts = [1, 2].map((percent) => ({ nights: 3, percent }));
    expect(await save({ length_discounts: discounts })).toMatchObject({ status: 400 });
    expect(await save({ check_in_time: '25:00' })).toMatchObject({ status: 400 });
    expect(await save({ location: { lat: 190, lng: 85 } })).toMatchObject({ status: 400 });
    // Unusual, but the host's own choice: the form warns of it.
    expect(await save({ location: { lat: 85.8, lng: 19.8 } })).toMatchObject({ status: 200 });
  });

  it('keep the register of guests for one to five years, one by default', async () => {
    const owner = await hostHeaders(api);
    const { property } = await call(owner, 'GET', 'properties/1');
    expect(property.register_years).toBe(1);
    const save = (changes: object, version = property.version) =>
      call(owner, 'PUT', 'properties/1', { ...WORDS, version, ...changes });
    for (const register_years of [0, 6, 1.5])
      expect(await save({ register_years })).toMatchObject({
        status: 400,
        fields: { register_years: expect.any(String) },
      });
    const saved = await save({ register_years: 3 });
    expect(saved.property.register_years).toBe(3);
    expect((await save({}, saved.property.version)).property.register_years).toBe(3);
    const { rooms } = await (await api.ask('/public/rooms')).json();
    expect(rooms[0]).toMatchObject({ property_id: 1, register_years: 3 });
  });

  it('may have a code in the mail after a stay, which stays when it is left out', async () => {
    const owner = await hostHeaders(api);
    const { property } = await call(owner, 'GET', 'properties/1');
    expect(property.code_after_stay).toBeNull();
    let { version } = property;
    const save = async (changes: object) => {
      const saved = await call(owner, 'PUT', 'properties/1', { ...WORDS, version, ...changes });
      version = saved.property?.version ?? version;
      return saved.property?.code_after_stay ?? saved.status;
    };
    const code_after_stay = { percent: 5, valid_days: 365 };
    expect(await save({ code_after_stay: { percent: 100, valid_days: 1 } })).toBe(400);
    expect(await save({ code_after_stay })).toEqual(code_after_stay);
    expect(await save({})).toEqual(code_after_stay);
    expect(await save({ code_after_stay: null })).toBe(200);
  });

  it('are added by who was invited from the terminal, who owns them', async () => {
    const owner = await hostHeaders(api, { propertyIds: [1] });
    const { user } = await call(owner, 'GET', 'me');
    expect(await call(owner, 'POST', 'properties', WORDS)).toMatchObject({ status: 403 });
    await api.deps.db.transaction().execute((tx) => saveSiteOwner(tx, user.id, api.clock()));
    const added = await call(owner, 'POST', 'properties', WORDS);
    expect(added).toMatchObject({ status: 201, property: { id: 101, ...WORDS, photos: [] } });
    const { properties } = await call(owner, 'GET', 'me');
    expect(properties).toMatchObject([{ id: 1 }, { id: 101, name: 'Sagar Kutir', role: 'owner' }]);
    expect(await call(owner, 'GET', 'rooms')).toMatchObject({ properties: [{}, { id: 101, rooms: [] }] });
    const events = await api.deps.db.selectFrom('audit_event').select(['action', 'property_id']).execute();
    expect(events).toEqual([{ action: 'add homestay', property_id: 101 }]);
  });

  it('that are added at once have an id each', async () => {
    const owner = await siteOwnerHeaders(api);
    const added = await Promise.all([1, 2, 3, 4].map(() => call(owner, 'POST', 'properties', WORDS)));
    expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(added.map(({ property }) => property.id).sort()).toEqual([101, 102, 103, 104]);
  });
});
