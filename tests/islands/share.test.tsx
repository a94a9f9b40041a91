import '../support/browser.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShareDialog } from '#islands/share/ShareDialog.tsx';

it('a shared text keeps its blanks and signs in every program that opens the link', () => {
  const shared = { text: 'Room: A & B + sea', url: 'https://stay.example/rooms/1?guests=2&children=0' };
  const html = renderToStaticMarkup(<ShareDialog shared={shared} />);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const [text, url] = ['Room%3A%20A%20%26%20B%20%2B%20sea', encodeURIComponent(shared.url)];
  expect(links).toContain(`https://wa.me/?text=${text}%20${url}`);
  expect(links).toContain(`https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${text}`);
});
