import '../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MonthFigures } from '#islands/host/money/MonthFigures.tsx';

const none = { nights: 0, revenue: 0 };
const figures = {
  month: '2026-11',
  nights_sold: 6,
  nights_open: 90,
  occupancy: 0.0667,
  revenue: 12_250,
  adr: 2042,
  revpar: 136,
  cancellation_fees: 2500,
  by_source: { web: none, phone: none, whatsapp: none, walk_in: none, ota: none, channel: none },
};

test('a month names its cancellation fees, and explains ADR and RevPAR by a button each', () => {
  const html = renderToStaticMarkup(<MonthFigures figures={figures} />);
  expect(html).toContain('<h2>November 2026</h2>');
  expect(html).toContain('<dt>Cancellation fees</dt><dd>₹2,500</dd>');
  for (const term of ['ADR', 'RevPAR']) {
    const button = new RegExp(
      `<button type="button"[^>]* popoverTarget="([^"]+)"[^>]*>${term}</button>`,
      'i',
    );
    const id = button.exec(html)?.[1] ?? '';
    expect(html).toMatch(new RegExp(`<span id="${id}" popover="auto"[^>]*>Average price of a night`));
  }
});
