import { describe, expect, it } from 'vitest';
import { completeSearch, MAX_GUESTS, readSearch, roomAddress, writeSearch } from '#domain/rooms/search.ts';

const TODAY = '2026-11-21';
const read = (query: string) => completeSearch(readSearch(query), TODAY);

describe('a query', () => {
  it('is parsed in both spellings', () => {
    const search = { checkIn: '2026-12-18', checkOut: '2026-12-20', adults: 3, children: 1, pastDate: false };
    expect(read('?checkIn=2026-12-18&checkOut=2026-12-20&guests=3&children=1')).toEqual(search);
    expect(read('checkin=2026-12-18&checkout=2026-12-20&guests=3&children=1')).toEqual(search);
  });

  it('without dates means one month from today for two nights, 2 guests, 0 children', () => {
    const search = { checkIn: '2026-12-21', checkOut: '2026-12-23', adults: 2, children: 0, pastDate: false };
    expect(read('')).toEqual(search);
    for (const query of [
      'checkIn=2026-12-01',
      'checkOut=2026-12-01',
      'checkIn=2026-02-30&checkOut=2026-03-02',
      'checkIn=tomorrow&checkOut=2026-12-01',
      'checkIn=2026-12-05&checkOut=2026-12-01',
      'checkIn=&checkOut=',
    ]) {
      expect(read(query), query).toEqual(search);
    }
  });

  it('keeps its guests and children when the dates are missing', () => {
    expect(read('guests=5&children=2')).toMatchObject({ checkIn: '2026-12-21', adults: 5, children: 2 });
  });

  it('without dates means the booking in the cart, unless its stay has begun', () => {
    const booked = { checkIn: '2027-03-10', checkOut: '2027-03-12', adults: 3, children: 1 };
    expect(completeSearch(readSearch(''), TODAY, booked)).toEqual({ ...booked, pastDate: false });
    expect(completeSearch(readSearch('guests=5'), TODAY, booked)).toMatchObject({ ...booked, adults: 5 });
    const past = { ...booked, checkIn: '2026-01-10', checkOut: '2026-01-12' };
    expect(completeSearch(readSearch(''), TODAY, past)).toEqual(read(''));
    const query = 'checkIn=2026-12-25&checkOut=2026-12-27';
    expect(completeSearch(readSearch(query), TODAY, booked)).toEqual(read(query));
  });

  it('with invalid numbers uses the defaults, with huge ones the maximum', () => {
    for (const wrong of ['0', '-1', '2.5', 'two', '', '1e3', ' 3']) {
      expect(read(`guests=${encodeURIComponent(wrong)}`).adults, wrong).toBe(2);
    }
    expect(read('guests=9999&children=9999')).toMatchObject({ adults: MAX_GUESTS, children: MAX_GUESTS });
    expect(read('children=-1').children).toBe(0);
  });

  it('with equal dates means one night', () => {
    expect(read('checkIn=2026-12-18&checkOut=2026-12-18').checkOut).toBe('2026-12-19');
  });

  it('can be for a past festival', () => {
    expect(read('checkIn=2025-06-27&checkOut=2025-06-29&pastDate=true')).toMatchObject({ pastDate: true });
    expect(read('checkIn=2026-12-18&checkOut=2026-12-20&pastDate=yes').pastDate).toBe(false);
    expect(read('pastDate=true').pastDate).toBe(false);
  });

  it('is written in one spelling and parsed back', () => {
    const search = read('checkin=2026-12-18&checkout=2026-12-20&guests=3&children=1&pastDate=true');
    const query = 'checkIn=2026-12-18&checkOut=2026-12-20&guests=3&children=1&pastDate=true';
    expect(writeSearch(search)).toBe(query);
    expect(read(writeSearch(search))).toEqual(search);
    expect(roomAddress(7, search)).toBe(
      '/rooms/7?checkIn=2026-12-18&checkOut=2026-12-20&guests=3&children=1',
    );
  });
});
