import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $selectedNights,
  $selection,
  clearSelection,
  extendTo,
  isSelected,
  pressNight,
  selectNight,
  selectRooms,
  toggleRoom,
} from '#stores/host/calendar/selection.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z'), toFake: ['Date'] });
  clearSelection();
});
afterEach(() => vi.useRealTimers());

const nights = () => {
  const selected = $selectedNights.get();
  return selected && [selected.roomIds.join(), selected.from, selected.to, selected.nights];
};

describe('pressing nights', () => {
  it('selects from the first press to the second, in either direction', () => {
    pressNight([2], '2026-12-05');
    expect(nights()).toEqual(['2', '2026-12-05', '2026-12-05', 1]);
    pressNight([2], '2026-12-03');
    expect(nights()).toEqual(['2', '2026-12-03', '2026-12-05', 3]);
    pressNight([2], '2026-12-09');
    pressNight([2], '2027-01-02');
    expect(nights()).toEqual(['2', '2026-12-09', '2027-01-02', 25]);
  });

  it('begins anew with the third press, and in another room', () => {
    pressNight([2], '2026-12-03');
    pressNight([2], '2026-12-05');
    pressNight([2], '2026-12-04');
    expect(nights()).toEqual(['2', '2026-12-04', '2026-12-04', 1]);
    pressNight([3], '2026-12-01');
    expect(nights()).toEqual(['3', '2026-12-01', '2026-12-01', 1]);
  });

  it('of the one that is selected ends the selection', () => {
    pressNight([3], '2026-12-01');
    pressNight([3], '2026-12-01');
    expect(nights()).toBeUndefined();
  });

  it('of the past selects nothing, and ends what was selected', () => {
    pressNight([1], '2026-11-20');
    expect(nights()).toBeUndefined();
    pressNight([1], '2026-11-21');
    expect(nights()).toEqual(['1', '2026-11-21', '2026-11-21', 1]);
    pressNight([2], '2026-11-20');
    expect(nights()).toBeUndefined();
  });

  it('begins with today in India, where midnight has passed before it has in Greenwich', () => {
    vi.setSystemTime('2026-11-21T18:31:00Z');
    pressNight([1], '2026-11-21');
    expect(nights()).toBeUndefined();
    pressNight([1], '2026-11-22');
    expect(nights()).toEqual(['1', '2026-11-22', '2026-11-22', 1]);
  });
});

describe('extending a selection', () => {
  it('turns around its first night, and ends with today', () => {
    selectNight([1], '2026-11-23');
    extendTo([1], '2026-11-25');
    expect(nights()).toEqual(['1', '2026-11-23', '2026-11-25', 3]);
    extendTo([1], '2026-11-22');
    expect(nights()).toEqual(['1', '2026-11-22', '2026-11-23', 2]);
    extendTo([1], '2026-11-01');
    expect(nights()).toEqual(['1', '2026-11-21', '2026-11-23', 3]);
  });

  it('into a room outside of it begins there', () => {
    selectNight([1], '2026-11-23');
    extendTo([2], '2026-11-25');
    expect(nights()).toEqual(['2', '2026-11-25', '2026-11-25', 1]);
    clearSelection();
    extendTo([3], '2026-11-26');
    expect(nights()).toEqual(['3', '2026-11-26', '2026-11-26', 1]);
  });

  it('changes nothing while a finger moves within one night', () => {
    selectNight([1], '2026-11-23');
    extendTo([1], '2026-11-24');
    const changed = vi.fn();
    const unlisten = $selection.listen(changed);
    extendTo([1], '2026-11-24');
    expect(changed).not.toHaveBeenCalled();
    extendTo([1], '2026-11-25');
    expect(changed).toHaveBeenCalledTimes(1);
    unlisten();
  });
});

describe('a selection of several rooms', () => {
  const ALL = [1, 2, 3];

  it('is a press on a date, and a second press extends it in every room', () => {
    pressNight(ALL, '2026-11-28');
    expect(nights()).toEqual(['1,2,3', '2026-11-28', '2026-11-28', 1]);
    pressNight(ALL, '2026-11-30');
    expect(nights()).toEqual(['1,2,3', '2026-11-28', '2026-11-30', 3]);
    pressNight(ALL, '2026-12-02');
    pressNight([2], '2026-12-03');
    expect(nights()).toEqual(['1,2,3', '2026-12-02', '2026-12-03', 2]);
    pressNight(ALL, '2026-12-05');
    pressNight(ALL, '2026-12-05');
    expect(nights()).toBeUndefined();
  });

  it('begins anew with a date after nights of one room', () => {
    pressNight([2], '2026-11-28');
    pressNight(ALL, '2026-11-30');
    expect(nights()).toEqual(['1,2,3', '2026-11-30', '2026-11-30', 1]);
    clearSelection();
    pressNight(ALL, '2026-11-20');
    expect(nights()).toBeUndefined();
  });

  it('gains and loses single rooms, and all rooms at once, and keeps its dates', () => {
    toggleRoom(2, '2026-11-28');
    extendTo([2], '2026-11-29');
    toggleRoom(3, '2026-12-24');
    expect(nights()).toEqual(['2,3', '2026-11-28', '2026-11-29', 2]);
    selectRooms(ALL);
    expect(nights()).toEqual(['1,2,3', '2026-11-28', '2026-11-29', 2]);
    for (const room of [2, 1]) toggleRoom(room, '2026-12-24');
    expect(nights()).toEqual(['3', '2026-11-28', '2026-11-29', 2]);
    toggleRoom(3, '2026-12-24');
    expect(nights()).toBeUndefined();
    selectRooms(ALL);
    expect(nights()).toBeUndefined();
  });
});

describe('a night', () => {
  it('is selected between both ends, in the rooms of the selection only', () => {
    selectNight([1, 3], '2026-12-05');
    extendTo([1], '2026-12-03');
    const selected = $selectedNights.get();
    const around = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'];
    expect(around.map((night) => isSelected(selected, 1, night))).toEqual([false, true, true, true, false]);
    expect([2, 3].map((room) => isSelected(selected, room, '2026-12-04'))).toEqual([false, true]);
    expect(isSelected(undefined, 1, '2026-12-04')).toBe(false);
  });
});
