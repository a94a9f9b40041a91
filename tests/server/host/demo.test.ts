import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PICTURES, fillWithDemoData } from '#server/host/demo.ts';
import { concurrentDatabase } from '../../support/database.ts';
import { serverTest } from '../../support/open-app.ts';

serverTest('demo data', { empty: true }, (api) => {
  beforeAll(async () => {
    await fillWithDemoData(api.deps.db, '2026-11-21');
  });

  const nightsOf = (room: number) =>
    api.deps.db.selectFrom('room_night').selectAll().where('room_id', '=', room).orderBy('night').execute();

  it('has two homestays in Puri with six and four rooms with stable ids', async () => {
    const rooms = await api.deps.db
      .selectFrom('room')
      .select(['id', 'property_id', 'capacity'])
      .orderBy('id')
      .execute();
    expect(rooms.map((room) => room.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rooms.filter((room) => room.property_id === 1)).toHaveLength(6);
    expect(new Set(rooms.map((room) => room.capacity))).toEqual(new Set([2, 3, 4]));
    const locations = await api.deps.db.selectFrom('property').select(['lat', 'lng']).execute();
    for (const { lat, lng } of locations) {
      expect(lat).toBeCloseTo(19.8, 1);
      expect(lng).toBeCloseTo(85.8, 1);
    }
  });

  it('has AC and non-AC rooms, and one video', async () => {
    const rooms = await api.deps.db.selectFrom('room').select(['amenities', 'video_url']).execute();
    const cooled = rooms.filter((room) =>
      room.amenities.some(({ name, available }) => name === 'Air Conditioner' && available),
    );
    expect(cooled).toHaveLength(6);
    const [video, ...others] = rooms.flatMap((room) => room.video_url ?? []);
    expect(video).toMatch(/[?&]v=[\w-]{11}$/);
    expect(others).toEqual([]);
  });

  it('opens the calendar from a year ago to twelve months ahead, every night', async () => {
    const nights = await nightsOf(1);
    expect(nights[0]?.night).toBe('2025-11-21');
    expect(nights.at(-1)?.night).toBe('2027-11-21');
    expect(nights).toHaveLength(731);
  });

  it('has higher prices at weekends and festivals', async () => {
    const nights = new Map((await nightsOf(1)).map((night) => [night.night, night.price]));
    expect(nights.get('2026-12-16')).toBe(2600);
    expect(nights.get('2026-12-18')).toBe(3050);
    expect(nights.get('2026-12-31')).toBe(3900);
  });

  it('gives some rooms a discount, and room 5 a minimum stay of three nights', async () => {
    const rooms = await api.deps.db
      .selectFrom('room_night')
      .select(['room_id', 'discount', 'minimum_stay'])
      .where('night', '=', '2026-12-16')
      .orderBy('room_id')
      .execute();
    expect(rooms.filter((room) => room.discount > 0).length).toBeGreaterThan(2);
    expect(rooms.filter((room) => room.minimum_stay === 3).map((room) => room.room_id)).toEqual([5]);
  });

  it('has length-of-stay and cancellation rules for each homestay, and leaves the questions to content/', async () => {
    const rules = await api.deps.db
      .selectFrom('length_rule')
      .select(['min_nights', 'percent'])
      .where('property_id', '=', 2)
      .orderBy('min_nights')
      .execute();
    expect(rules).toEqual([
      { min_nights: 3, percent: 5 },
      { min_nights: 5, percent: 10 },
      { min_nights: 7, percent: 15 },
    ]);
    expect(await api.deps.db.selectFrom('cancellation_rule').selectAll().execute()).toHaveLength(4);
    expect(await api.deps.db.selectFrom('property_faq').selectAll().execute()).toEqual([]);
  });

  it('has every name, description and address in three more languages, each in its script', async () => {
    const SCRIPTS = { hi: /\p{Script=Devanagari}/u, bn: /\p{Script=Bengali}/u, or: /\p{Script=Oriya}/u };
    const { db } = api.deps;
    const rooms = await db.selectFrom('room').select(['name', 'names', 'descriptions']).execute();
    const homestays = await db.selectFrom('property').select(['name', 'names', 'addresses']).execute();
    const maps = [
      ...rooms.flatMap(({ names, descriptions }) => [names, descriptions]),
      ...homestays.flatMap(({ names, addresses }) => [names, addresses]),
    ];
    expect(maps).toHaveLength(24);
    for (const map of maps) {
      expect(Object.keys(map).sort()).toEqual(['bn', 'hi', 'or']);
      for (const [language, text] of Object.entries(map))
        expect(text).toMatch(SCRIPTS[language as keyof typeof SCRIPTS]);
    }
    expect(rooms.find(({ name }) => name === 'Garuda Room')?.names).toMatchObject({ bn: 'গরুড় ঘর' });
  });

  it('names only existing pictures', async () => {
    const pictures = await api.deps.db.selectFrom('room_image').select('file_path').execute();
    expect(pictures).toHaveLength(64);
    for (const { file_path } of pictures) {
      expect(existsSync(join(DEMO_PICTURES, file_path.replace('demo/', '')))).toBe(true);
    }
  });

  it('is filled in once; a later start only opens the nights in between', async () => {
    await api.deps.db.updateTable('room').set({ description: 'mine' }).where('id', '=', 1).execute();
    await fillWithDemoData(api.deps.db, '2026-11-21');
    expect(await nightsOf(1)).toHaveLength(731);
    await fillWithDemoData(api.deps.db, '2026-12-01');
    const nights = await nightsOf(1);
    expect(nights).toHaveLength(741);
    expect(nights.at(-1)?.night).toBe('2027-12-01');
  });

  it('keeps nights that a host has set beyond the end, and fills in those before them', async () => {
    const own = { night: '2027-12-20', room_id: 1, price: 9999, discount: 0, minimum_stay: 1 };
    await api.deps.db.insertInto('room_night').values(own).execute();
    await fillWithDemoData(api.deps.db, '2026-12-31');
    const nights = await nightsOf(1);
    expect(nights).toHaveLength(771);
    expect(nights.find(({ night }) => night === own.night)).toMatchObject({ price: 9999 });
    expect(await nightsOf(2)).toHaveLength(771);
  });

  it("does not change a host's own homestays", async () => {
    const own = await concurrentDatabase.open();
    await own.db
      .insertInto('property')
      .values({
        id: 1,
        name: 'My house',
        type: 'House',
        address: 'Puri',
        amenities: '[]',
        breakfast_price: 1,
        extra_bed_price: 1,
      })
      .execute();
    await fillWithDemoData(own.db, '2026-11-21');
    expect(await own.db.selectFrom('property').selectAll().execute()).toHaveLength(1);
    expect(await own.db.selectFrom('room').selectAll().execute()).toEqual([]);
    await own.close();
  });
});
