import '../../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Charges } from '#islands/host/bookings/Charges.tsx';
import { wholeBooking } from '../../support/host-lines.ts';

const LAUNDRY = {
  id: 1,
  kind: 'other',
  text: 'Laundry',
  count: 2,
  price: 125,
  total: 250,
  date: '2026-12-19',
  room_id: null,
  by: { id: 3, name: 'Sabita Das' },
  at: '2026-12-19T06:00:00.000Z',
} as const;

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const list = (status: 'confirmed' | 'no_show', charges: (typeof LAUNDRY)[] = [LAUNDRY]) =>
  renderToStaticMarkup(<Charges whole={{ ...wholeBooking({ status }), charges }} />);

it('what was added is listed with its undo, while it can be undone', () => {
  expect(textOf(list('confirmed'))).toContain('₹250 Laundry 2 × ₹125 · Sat, 19 Dec · by Sabita Das Undo');
  expect(list('confirmed')).toContain('aria-label="Undo Laundry"');
  expect(list('no_show')).not.toContain('Undo');
  expect(list('confirmed', [])).toBe('');
});
