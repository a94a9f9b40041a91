import { describe, expect, it } from 'vitest';
import { furthestStep, stepItems, stepOf } from '#domain/booking/booking-steps.ts';

const READY = { rooms: 1, capacityFits: true, detailsComplete: true };

describe('the furthest step of a booking', () => {
  it('leaving step 1 needs a room in the cart', () => {
    expect(furthestStep({ ...READY, rooms: 0 })).toBe(1);
  });

  it('stops at the add-ons while the party does not fit', () => {
    expect(furthestStep({ ...READY, capacityFits: false })).toBe(2);
  });

  it('payment needs valid details', () => {
    expect(furthestStep({ ...READY, detailsComplete: false })).toBe(3);
    expect(furthestStep(READY)).toBe(4);
  });
});

describe('the step bar', () => {
  const titles = ['Room Details', 'Add-ons', 'Your Details', 'Payment', 'Confirmation'];

  it('counts the steps before the current one as completed', () => {
    const items = stepItems(titles, 3, false);
    expect(items.map((item) => item.isCompleted)).toEqual([true, true, false, false, false]);
    expect(items.filter((item) => item.isActive)).toEqual([
      { id: 3, title: 'Your Details', isActive: true, isCompleted: false },
    ]);
  });

  it('completes the last one once payment is done', () => {
    expect(stepItems(titles, 5, true).every((item) => item.isCompleted)).toBe(true);
    expect(stepItems(titles, 5, false)[4]?.isCompleted).toBe(false);
    expect(stepItems(titles, 3, true)[3]?.isCompleted).toBe(false);
  });
});

it('a step is one of five', () => {
  expect([1, 5, 0, 6, '2', null].map(stepOf)).toEqual([1, 5, undefined, undefined, undefined, undefined]);
});
