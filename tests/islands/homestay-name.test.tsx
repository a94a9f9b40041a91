import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomestayName } from '#islands/ui/HomestayName.tsx';

const markup = (withPage: number[]) =>
  renderToStaticMarkup(<HomestayName id={3} name="Lotus House" withPage={withPage} />);

test('a homestay that the build knew is linked', () => {
  expect(markup([1, 3])).toBe('<a href="/homestays/3">Lotus House homestay</a>');
});

test('a later one has no page yet, so it is plain text', () => {
  expect(markup([1])).toBe('Lotus House homestay');
});
