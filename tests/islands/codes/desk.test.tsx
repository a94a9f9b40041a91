import '../../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HostCode } from '#contract/codes/host-codes.ts';
import { CodeRow } from '#islands/host/codes/CodeRow.tsx';
import { ShownCodes } from '#islands/host/codes/Codes.tsx';
import { hostCode } from '../../support/codes.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const rowOf = (more: Partial<HostCode>) =>
  renderToStaticMarkup(<CodeRow code={hostCode('SUMMER10', more)} />);
const listOf = (own: HostCode[], mailed: HostCode[]) =>
  renderToStaticMarkup(<ShownCodes own={own} mailed={mailed} />);

it('a code says what it takes off, how often it was used and until when it is good', () => {
  const html = rowOf({});
  expect(textOf(html)).toBe('SUMMER10 10 % off · 3 of 20 used · good until Thu, 31 Dec 2099 Copy End');
  expect(html).toContain('aria-label="Copy SUMMER10"');
  expect(html).toContain('aria-label="End SUMMER10"');
  const rupees = textOf(rowOf({ percent: null, rupees: 1500, minimum_nights: 3 }));
  expect(rupees).toContain('₹1,500 off · 3 of 20 used · good until Thu, 31 Dec 2099 · from 3 nights');
});

it.each([
  ['Ended', { ended: true }],
  ['Used up', { used: 20 }],
  ['Over', { valid_until: '2026-01-01' }],
])('a code that nobody can use any more is marked: %s', (chip, more) => {
  const html = rowOf(more);
  expect(html).toContain(`<span class="chip">${chip}</span>`);
  expect(html).not.toContain('<button');
});

it('a code that was mailed leads to its stay, and waits below the others', () => {
  const mailed = hostCode('K7QF2M9X', { reservation_id: 12, uses: 1, used: 0 });
  const html = renderToStaticMarkup(<CodeRow code={mailed} />);
  expect(html).toContain('<a class="tap start" href="/host/bookings/12">After the stay of SH12</a>');
  const list = listOf([hostCode('SUMMER10')], [mailed]);
  expect(textOf(list)).toMatch(/SUMMER10 10 % off .* Codes mailed after a stay: 1$/);
  expect(list).not.toContain('K7QF2M9X');
});

it('without a code the page says what codes are for', () => {
  expect(textOf(listOf([], []))).toContain(
    'There are no codes yet. A code takes something off the rooms for whoever types it when they pay: friends, agents, guests who come back.',
  );
  expect(textOf(listOf([hostCode('SUMMER10')], []))).not.toContain('no codes yet');
});

it('the form fills in no number and no day, but the fewest nights', () => {
  const html = listOf([], []);
  for (const name of ['code', 'off', 'uses', 'valid_until']) {
    expect(html).toMatch(new RegExp(`<input[^>]* name="${name}"`));
    expect(html).not.toMatch(new RegExp(`<input[^>]* name="${name}"[^>]* value="[^"]`));
  }
  expect(html).toMatch(/name="minimum_nights"[^>]* value="1"/);
  expect(html).not.toContain('name="property_id"');
});
