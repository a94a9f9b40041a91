import { expect, test } from 'vitest';
import { photoSizes } from '#domain/rooms/images.ts';

test('a dense screen of a phone gets about two pixels a point', () => {
  expect(photoSizes(100, '48rem', '31rem')).toBe(
    '(width < 48rem) and (min-resolution: 2.5dppx) 60vw, (width < 48rem) 100vw, 31rem',
  );
});
