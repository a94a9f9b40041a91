import { describe, expect, it } from 'vitest';
import { arrangeRooms } from '#domain/rooms/arrange-rooms.ts';
import { countAmenities, filterChoices, rarestFirst } from '#domain/rooms/filter-choices.ts';
import { countChoices, type Need, PLAIN_VIEW, readView, writeView } from '#domain/rooms/results.ts';
import { foundRoom } from '../../support/rooms.ts';

const rooms = [
  foundRoom(1, { final_price: 6000, amenities: ['Air Conditioner', 'WiFi'] }),
  foundRoom(2, { final_price: 3000, amenities: ['WiFi', 'TV'], is_ac: false }),
  foundRoom(3, {
    final_price: 0,
    pricing_error: 'Closed',
    amenities: [],
    is_ac: false,
    property_id: 2,
    homestay_name: 'Dunes',
  }),
  foundRoom(4, {
    final_price: 4000,
    amenities: ['TV'],
    is_ac: false,
    property_id: 2,
    homestay_name: 'Dunes',
  }),
];
const COUPLE = { adults: 2, children: 0 };
const ids = (view: Partial<typeof PLAIN_VIEW>) =>
  arrangeRooms(rooms, { ...PLAIN_VIEW, ...view }, COUPLE).map((room) => room.id);

describe('results', () => {
  it('are by the price of the stay or of a night, with unpriced rooms last', () => {
    expect(ids({})).toEqual([2, 4, 1, 3]);
    expect(ids({ sort: 'price-low' })).toEqual([2, 4, 1, 3]);
    expect(ids({ sort: 'price-high' })).toEqual([1, 4, 2, 3]);
    expect(rooms.map((room) => room.id)).toEqual([1, 2, 3, 4]);
  });

  it('recommend rooms that take and sleep the whole party, then those that need another, then the unsold', () => {
    const all = [
      foundRoom(1, { capacity: 2, final_price: 2000 }),
      foundRoom(2, { capacity: 4, final_price: 5000, pricing_error: 'Closed' }),
      foundRoom(3, { capacity: 4, final_price: 5000 }),
      foundRoom(4, { capacity: 2, final_price: 1000 }),
      foundRoom(5, { capacity: 3, final_price: 4000 }),
      foundRoom(6, { capacity: 3, final_price: 4000 }),
    ];
    const recommended = (adults: number, children: number) =>
      arrangeRooms(all, PLAIN_VIEW, { adults, children }).map((room) => room.id);
    expect(recommended(2, 1)).toEqual([5, 6, 3, 4, 1, 2]);
    expect(recommended(2, 2)).toEqual([3, 4, 1, 5, 6, 2]);
    // Four adults may not share one room.
    expect(recommended(4, 0)).toEqual([4, 1, 5, 6, 3, 2]);
  });

  it('are filtered by AC, amenities (all of them) and homestay', () => {
    expect(ids({ ac: 'ac' })).toEqual([1]);
    expect(ids({ ac: 'non-ac' })).toEqual([2, 4, 3]);
    expect(ids({ amenities: ['WiFi'] })).toEqual([2, 1]);
    expect(ids({ amenities: ['WiFi', 'TV'] })).toEqual([2]);
    expect(ids({ homestay: 2, ac: 'ac' })).toEqual([]);
  });

  it('are filtered by what elders and pilgrims need, as far as the host says it', () => {
    const all = [
      foundRoom(1, { floor: 'Ground floor', amenities: ['Geyser'], temple_distance: 600 }),
      foundRoom(2, { floor: 'First floor', amenities: ['Hot Water'], temple_distance: 601 }),
      foundRoom(3, { floor: '', amenities: ['WiFi'] }),
    ];
    const meeting = (...needs: Need[]) =>
      arrangeRooms(all, { ...PLAIN_VIEW, needs }, COUPLE).map((room) => room.id);
    expect(meeting('ground-floor')).toEqual([1]);
    expect(meeting('hot-water')).toEqual([1, 2]);
    expect(meeting('near-temple')).toEqual([1]);
    expect(meeting('hot-water', 'near-temple')).toEqual([1]);
    expect(filterChoices(all).needs).toEqual(['ground-floor', 'hot-water', 'near-temple']);
    expect(filterChoices(all.slice(1)).needs).toEqual(['hot-water']);
  });

  it('offer filters', () => {
    expect(filterChoices(rooms)).toEqual({
      amenities: ['TV', 'WiFi'],
      needs: [],
      homestays: [
        { id: 1, name: 'Sea Breeze' },
        { id: 2, name: 'Dunes' },
      ],
      hasBothAc: true,
    });
    expect(filterChoices([])).toEqual({ amenities: [], needs: [], homestays: [], hasBothAc: false });
  });

  it('have a view that the query keeps', () => {
    const amenities = ['Hot water', 'TV'];
    const needs = ['ground-floor'] as const;
    const view = { sort: 'price-low', ac: 'non-ac', amenities, needs, homestay: 2, page: 3 } as const;
    expect(writeView(view)).toBe(
      'sort=price-low&ac=non-ac&amenity=Hot+water&amenity=TV&need=ground-floor&homestay=2&page=3',
    );
    expect(readView(`?${writeView(view)}`)).toEqual(view);
    expect(writeView(PLAIN_VIEW)).toBe('');
    expect(readView('sort=name&ac=1&amenity=&need=lift&homestay=x&page=0')).toEqual(PLAIN_VIEW);
    // No link asks for more rooms than the API returns at once.
    expect(readView('page=9999').page).toBe(40);
  });

  it('say how many filters are on, whatever the order', () => {
    expect(countChoices({ ...PLAIN_VIEW, sort: 'price-low', page: 3 })).toBe(0);
    expect(countChoices({ ...PLAIN_VIEW, ac: 'ac', homestay: 2, amenities: ['WiFi', 'TV'] })).toBe(4);
    expect(countChoices({ ...PLAIN_VIEW, needs: ['hot-water', 'near-temple'] })).toBe(2);
  });

  it("put a room's amenities that few rooms have first", () => {
    const counts = countAmenities(rooms);
    expect(Object.fromEntries(counts)).toEqual({ 'Air Conditioner': 1, WiFi: 2, TV: 2 });
    expect(rarestFirst(['WiFi', 'TV', 'Air Conditioner'], counts)).toEqual(['Air Conditioner', 'WiFi', 'TV']);
  });
});
