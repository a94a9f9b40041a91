import { expect, test } from 'vitest';
import { fillFaqs, linkParts } from '#domain/content/faq.ts';

test('an answer contains figures by name; unknown names stay', () => {
  const faqs = [{ question: 'How far?', answer: 'About {beach}, {beach} back, {constructor} {unknown}.' }];
  expect(fillFaqs(faqs, { beach: '600 m' })).toEqual([
    { question: 'How far?', answer: 'About 600 m, 600 m back, {constructor} {unknown}.' },
  ]);
});

test('paths of the site’s pages in an answer become links, and nothing else', () => {
  expect(linkParts('Look at /find-booking, and ask.', 'Find my booking')).toEqual([
    { text: 'Look at ' },
    { text: '/find-booking', href: '/find-booking' },
    { text: ', and ask.' },
  ]);
  for (const text of ['AC/non-AC', 'See //evil.example now', 'and / or', 'at https://a.in/b']) {
    expect(linkParts(text, 'Find my booking')).toEqual([{ text }]);
  }
});
