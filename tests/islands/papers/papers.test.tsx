import '../../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compareWithMoney } from '#domain/money/paper-totals.ts';
import { MoneyLine } from '#islands/host/papers/MoneyLine.tsx';
import { PaperList } from '#islands/host/papers/PaperList.tsx';
import { hostPaper, paperTotals } from '../../support/papers.ts';

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the list of papers', () => {
  it('names each with its kind, guest, day and total, and opens its PDF in another tab', () => {
    const html = renderToStaticMarkup(
      <PaperList papers={[hostPaper(2, 'tax_invoice', 'H1T/26-27/00001')]} />,
    );
    expect(textOf(html)).toContain('H1T/26-27/00001 Tax invoice · Asha Mishra · Sat, 21 Nov 2026 ₹4,720.00');
    expect(html).toMatch(/<a[^>]* href="\/api\/public\/papers\/2\?key=signed" target="_blank"/);
  });

  it('that is empty says so', () => {
    expect(renderToStaticMarkup(<PaperList papers={[]} />)).toContain('No paper was issued in this time.');
  });
});

describe('the line of papers and money', () => {
  const line = (changes = {}) =>
    textOf(renderToStaticMarkup(<MoneyLine comparison={compareWithMoney(paperTotals(changes))} />));

  it('has its sums with their signs, and last the money kept', () => {
    expect(line({ advances: '0.50', due_before: '0.25', kept: '3720.75' })).toContain(
      [
        'Invoiced + ₹9,440.00',
        'Credited − ₹0.00',
        'Advances at the end + ₹0.50',
        'Advances at the beginning − ₹4,720.00',
        'Due at the end − ₹1,000.00',
        'Due at the beginning + ₹0.25',
        'Money kept ₹3,720.75',
        'Papers and money agree to the paisa.',
      ].join(' '),
    );
  });

  it('says by how much it is off', () => {
    expect(line({ kept: '3720.01' })).toContain('Money kept ₹3,720.01 Papers and money are off by ₹0.01.');
  });

  it('adds what has still to go back to guests', () => {
    expect(line({ due: '-500.00', kept: '5220.00' })).toContain('Due at the end + ₹500.00');
  });
});
