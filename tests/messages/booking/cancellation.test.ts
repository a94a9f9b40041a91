import { describe, expect, it } from 'vitest';
import { cancelQuestion, refundLines, refundSentence, refundTimes } from '#messages/booking/cancellation.ts';

const free = { amount: '₹6,400', until: 'Fri, 11 Dec, 9:00 am' };
const half = { amount: '₹3,200', until: 'Tue, 15 Dec, 9:00 am' };
const none = { amount: null, until: null };

describe('the refund of a cancellation', () => {
  it('is one sentence', () => {
    expect(refundSentence([free, half, none])).toBe(
      'Cancel by Fri, 11 Dec, 9:00 am: ₹6,400 refund; then by Tue, 15 Dec, 9:00 am: ₹3,200 refund; then no refund (Indian time).',
    );
    expect(refundSentence([half, none])).toBe(
      'Cancel by Tue, 15 Dec, 9:00 am: ₹3,200 refund; then no refund (Indian time).',
    );
    expect(refundSentence([none])).toBe('There is no refund if you cancel now.');
  });

  it('is asked about with the rooms that are released', () => {
    expect(cancelQuestion('₹6,400', free.until, 1)).toBe(
      "You get a refund of ₹6,400 if you cancel by Fri, 11 Dec, 9:00 am (Indian time). Your room is released immediately. This can't be undone.",
    );
    expect(cancelQuestion(undefined, null, 2)).toBe(
      "There is no refund. Your rooms are released immediately. This can't be undone.",
    );
  });

  it('or one line for each period', () => {
    expect(refundLines([free, half, none])).toEqual([
      ['Until Fri, 11 Dec, 9:00 am', '₹6,400 refund'],
      ['Then until Tue, 15 Dec, 9:00 am', '₹3,200 refund'],
      ['After that', 'No refund'],
    ]);
    expect(refundLines([none])).toEqual([]);
  });

  it('says how it arrives only if there is one', () => {
    expect(refundTimes([half, none]).join(' ')).toContain('refunded to your original payment method');
    expect(refundTimes([none])).toEqual(["This booking can't be refunded."]);
  });
});
