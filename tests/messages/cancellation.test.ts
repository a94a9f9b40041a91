import { describe, expect, it } from 'vitest';
import { refundLines, refundSentence } from '#messages/cancellation.ts';

const free = { amount: '₹6,400', until: 'Fri, 11 Dec, 9:00 am' };
const half = { amount: '₹3,200', until: 'Tue, 15 Dec, 9:00 am' };
const none = { amount: null, until: null };

describe('what cancelling gives back', () => {
  it('is one sentence', () => {
    expect(refundSentence([free, half, none])).toBe(
      'Cancel until Fri, 11 Dec, 9:00 am: ₹6,400 back; then ₹3,200 until Tue, 15 Dec, 9:00 am; then nothing (Indian time).',
    );
    expect(refundSentence([half, none])).toBe(
      'Cancel until Tue, 15 Dec, 9:00 am: ₹3,200 back; then nothing (Indian time).',
    );
    expect(refundSentence([none])).toBe('Cancelling gives nothing back any more.');
  });

  it('or a line for each time', () => {
    expect(refundLines([free, half, none])).toEqual([
      ['Until Fri, 11 Dec, 9:00 am', '₹6,400 back'],
      ['Then until Tue, 15 Dec, 9:00 am', '₹3,200 back'],
      ['After that', 'nothing back'],
    ]);
    expect(refundLines([none])).toEqual([['From now on', 'nothing back']]);
  });
});
