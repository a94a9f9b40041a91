import { describe, expect, it } from 'vitest';
import { moved, partOf, shaped, WHOLE, zoomed } from '#domain/rooms/photo-crop.ts';

/** Of a photo twice as wide as high. */
const WIDE = 2;

describe('the part of a photo that is kept', () => {
  it('is all of it, unless a shape is chosen', () => {
    expect(partOf(WHOLE, WIDE)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
    expect(partOf(zoomed(WHOLE, 3, WIDE), WIDE)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  });

  it('is the largest of the shape, in the middle', () => {
    const square = shaped(WHOLE, 'square', WIDE);
    expect(partOf(square, WIDE)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 });
    expect(partOf(shaped(WHOLE, 'square', 0.5), 0.5)).toEqual({ left: 0, top: 0.25, width: 1, height: 0.5 });
    const { width, height } = partOf(shaped(WHOLE, 'landscape', WIDE), WIDE);
    expect((width * WIDE) / height).toBeCloseTo(4 / 3);
  });

  it('moves and zooms, but never out of the photo', () => {
    const square = shaped(WHOLE, 'square', WIDE);
    expect(partOf(moved(square, { x: 0.25, y: 0.5 }, WIDE), WIDE)).toMatchObject({ left: 0.375, top: 0 });
    const right = moved(square, { x: 9, y: 9 }, WIDE);
    expect(partOf(right, WIDE)).toEqual({ left: 0.5, top: 0, width: 0.5, height: 1 });
    // Back from the edge at once.
    expect(partOf(moved(right, { x: -0.5, y: 0 }, WIDE), WIDE).left).toBe(0.25);
    expect(partOf(zoomed(square, 2, WIDE), WIDE)).toEqual({
      left: 0.375,
      top: 0.25,
      width: 0.25,
      height: 0.5,
    });
    expect(zoomed(square, 100, WIDE).zoom).toBe(4);
    expect(zoomed(square, 0.1, WIDE).zoom).toBe(1);
  });
});
