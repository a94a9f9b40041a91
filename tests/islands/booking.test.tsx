import '../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FactList } from '#islands/booking/booked/FactList.tsx';
import { AddOns } from '#islands/booking/steps/AddOns.tsx';
import type { AddOnOffers } from '#islands/booking/steps/add-on-offer.ts';

/** The add-ons as text, and the addresses of their pictures. */
function show(offers: AddOnOffers) {
  const html = renderToStaticMarkup(<AddOns offers={offers} />);
  const pictures = [...html.matchAll(/<img src="([^"]*)"/g)].map(([, address]) => address);
  return { text: html.replaceAll(/<[^>]*>/g, ' '), pictures };
}

describe('the add-ons', () => {
  it('have the host’s sentences, prices and pictures', () => {
    const { text, pictures } = show({
      breakfast: { picture: '/breakfast.webp' },
      priest: { text: 'Our own priest.', price: '₹500', picture: '/priest.webp' },
    });
    expect(pictures).toEqual(['/breakfast.webp', '/priest.webp']);
    expect(text).toContain('Our own priest.');
    expect(text).toContain('₹500, payable at the homestay');
  });

  it('promise and cost nothing that the host has not written', () => {
    const { text, pictures } = show({});
    expect(pictures).toEqual([]);
    expect(text.match(/Payable at the homestay/g)).toHaveLength(4);
    expect(text).not.toMatch(/family|board|₹150/);
  });
});

it('two equal facts are told apart', () => {
  const facts = [
    ['Bus tickets', '2'],
    ['Bus tickets', '2'],
  ] as const;
  const keys = FactList({ facts }).props.children.map(({ key }: { key: string }) => key);
  expect(new Set(keys).size).toBe(2);
});
