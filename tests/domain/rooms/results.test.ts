import { describe, expect, it } from 'vitest';
import {
  arrangeRooms,
  countAmenities,
  countChoices,
  filterChoices,
  PLAIN_VIEW,
  rarestFirst,
  readView,
  writeView,
} from '#domain/rooms/results.ts';
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
const ids = (view: Partial<typeof PLAIN_VIEW>) =>
  arrangeRooms(rooms, { ...PLAIN_VIEW, ...view }).map((room) => room.id);

describe('results', () => {
  it("are in the API's order, or by price with unpriced rooms last", () => {
    expect(ids({})).toEqual([1, 2, 3, 4]);
    expect(ids({ sort: 'price-low' })).toEqual([2, 4, 1, 3]);
    expect(ids({ sort: 'price-high' })).toEqual([1, 4, 2, 3]);
    expect(rooms.map((room) => room.id)).toEqual([1, 2, 3, 4]);
  });

  it('are filtered by AC, amenities (all of them) and homestay', () => {
    expect(ids({ ac: 'ac' })).toEqual([1]);
    expect(ids({ ac: 'non-ac' })).toEqual([2, 3, 4]);
    expect(ids({ amenities: ['WiFi'] })).toEqual([1, 2]);
    expect(ids({ amenities: ['WiFi', 'TV'] })).toEqual([2]);
    expect(ids({ homestay: 2, ac: 'ac' })).toEqual([]);
  });

  it('offer filters', () => {
    expect(filterChoices(rooms)).toEqual({
      amenities: ['TV', 'WiFi'],
      homestays: [
        { id: 1, name: 'Sea Breeze' },
        { id: 2, name: 'Dunes' },
      ],
      hasBothAc: true,
    });
    expect(filterChoices([])).toEqual({ amenities: [], homestays: [], hasBothAc: false });
  });

  it('have a view that the query keeps', () => {
    const amenities = ['Hot water', 'TV'];
    const view = { sort: 'price-low', ac: 'non-ac', amenities, homestay: 2, page: 3 } as const;
    expect(writeView(view)).toBe('sort=price-low&ac=non-ac&amenity=Hot+water&amenity=TV&homestay=2&page=3');
    expect(readView(`?${writeView(view)}`)).toEqual(view);
    expect(writeView(PLAIN_VIEW)).toBe('');
    expect(readView('sort=name&ac=1&amenity=&homestay=x&page=0')).toEqual(PLAIN_VIEW);
    // No link asks for more rooms than the API returns at once.
    expect(readView('page=9999').page).toBe(40);
  });

  it('say how many filters are on, whatever the order', () => {
    expect(countChoices({ ...PLAIN_VIEW, sort: 'price-low', page: 3 })).toBe(0);
    expect(countChoices({ ...PLAIN_VIEW, ac: 'ac', homestay: 2, amenities: ['WiFi', 'TV'] })).toBe(4);
  });

  it("put a room's amenities that few rooms have first", () => {
    const counts = countAmenities(rooms);
    expect(Object.fromEntries(counts)).toEqual({ 'Air Conditioner': 1, WiFi: 2, TV: 2 });
    expect(rarestFirst(['WiFi', 'TV', 'Air Conditioner'], counts)).toEqual(['Air Conditioner', 'WiFi', 'TV']);
  });
});
