import '../../support/browser.ts';
import { describe, expect, it } from 'vitest';
import { hasDetails } from '#domain/rooms/room.ts';
import { addToCart } from '#stores/cart/cart.ts';
import { $details, loadDetails, showMore } from '#stores/search/more-rooms.ts';
import { $filterChoices, $matchingRooms, $partyRooms, $shownRooms } from '#stores/search/rooms.ts';
import { $search, changeView, goToSearch } from '#stores/search/search.ts';
import { visit } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { resultsPage, stay } from '../../support/results-page.ts';
import { cartItem, pageOf, wireRoom } from '../../support/rooms.ts';
import { fakeApi, json, type Sent } from '../../support/transport.ts';

const { open, ids, settled } = resultsPage();

/** An API with so many rooms, the later ones dearer and every tenth with a TV. */
function manyRooms(count: number) {
  const all = Array.from({ length: count }, (_, index) => index + 1).map((id) =>
    wireRoom(id, {
      capacity: 3,
      price: 2 * (5000 + id),
      amenities: [{ name: 'TV', available: id % 10 === 0 }],
    }),
  );
  return fakeApi(({ body }) => json(pageOf(all, body)));
}

describe('a house with many rooms', () => {
  const asked = (sent: readonly Sent[]) => sent.map(({ body }) => Object(body).room_ids);
  const whole = () => $shownRooms.get().filter(hasDetails);
  const detailed = () => eventually(() => expect($details.get()).toBe('loaded'));
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

  it('is shown a page at a time, each below those before, and the address keeps the place', async () => {
    const sent = manyRooms(60);
    visit(`/rooms?${stay}`);
    open();
    await settled();
    expect(sent[0]?.body).toMatchObject({ limit: 24 });
    expect(ids()).toEqual(range(1, 24));
    expect($matchingRooms.get()).toHaveLength(60);
    showMore();
    expect(location.search).toBe(`?${stay}&guests=2&children=0&page=2`);
    expect($details.get()).toBe('loading');
    expect(ids()).toEqual(range(1, 48));
    expect(whole()).toHaveLength(24);
    await detailed();
    expect(whole()).toHaveLength(48);
    showMore();
    await detailed();
    expect(asked(sent)).toEqual([undefined, range(25, 48), range(49, 60)]);
    expect(whole().map(({ id }) => id)).toEqual(range(1, 60));
    expect(history.length).toBe(1);
  });

  it('comes back as it was left, at once', async () => {
    const sent = manyRooms(60);
    visit(`/rooms?${stay}&page=2`);
    open();
    await settled();
    expect(whole()).toHaveLength(48);
    expect(sent).toHaveLength(1);
    const search = $search.get();
    if (search) goToSearch({ ...search, checkIn: '2026-12-19' });
    await settled();
    expect(location.search).toBe('?checkIn=2026-12-19&checkOut=2026-12-20&guests=2&children=0');
    expect(ids()).toEqual(range(1, 24));
  });

  it('is sorted and filtered as a whole, each time from its first page on', async () => {
    manyRooms(60);
    visit(`/rooms?${stay}&page=2`);
    open();
    await settled();
    changeView({ sort: 'price-high' });
    expect(ids()).toEqual(range(37, 60).reverse());
    await detailed();
    expect(whole()).toHaveLength(24);
    expect($filterChoices.get().amenities).toEqual(['TV']);
    changeView({ amenities: ['TV'], sort: 'recommended' });
    expect(ids()).toEqual([10, 20, 30, 40, 50, 60]);
    addToCart(cartItem(60));
    expect(ids()).toEqual([10, 20, 30, 40, 50]);
    await detailed();
  });

  it('suggests the cheapest of all its rooms to a large party', async () => {
    manyRooms(60);
    visit(`/rooms?${stay}&guests=4&children=2`);
    open();
    await settled();
    expect($partyRooms.get()?.toAdd?.map(({ id }) => id)).toEqual([1, 2]);
    await detailed();
    expect($partyRooms.get()?.toAdd?.every(hasDetails)).toBe(true);
  });

  it('keeps what it shows where more can not be loaded, until that is tried again', async () => {
    manyRooms(60);
    visit(`/rooms?${stay}`);
    open();
    await settled();
    fakeApi(() => json({ error: 'Sorry', code: 'internal' }, 500));
    showMore();
    await eventually(() => expect($details.get()).toBe('failed'));
    expect(whole().map(({ id }) => id)).toEqual(range(1, 24));
    manyRooms(30);
    void loadDetails();
    await detailed();
    // The others were booked meanwhile.
    expect(whole().map(({ id }) => id)).toEqual(range(1, 30));
    expect($matchingRooms.get()).toHaveLength(30);
  });
});
