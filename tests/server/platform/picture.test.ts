import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MAX_PICTURE_BYTES, readPicture } from '#server/platform/picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 15, g: 95, b: 107 } } });

async function accepted(bytes: Uint8Array): Promise<Buffer> {
  const picture = await readPicture(bytes);
  if (!picture.ok) throw new Error(picture.reason);
  return picture.webp;
}

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('in %s becomes a WebP of at most 512 px', async (format) => {
    const webp = await accepted(await plain(1600, 800).toFormat(format).toBuffer());
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 512, height: 256 });
  });

  test('that is small is not enlarged', async () => {
    expect(await sharp(await accepted(await plain(40, 30).png().toBuffer())).metadata()).toMatchObject({
      width: 40,
    });
  });

  test('lying on its side is turned upright and loses its metadata', async () => {
    const bytes = await plain(600, 300)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const webp = await accepted(bytes);
    const { width, height, exif, orientation } = await sharp(webp).metadata();
    expect([width, height]).toEqual([256, 512]);
    expect(exif).toBeUndefined();
    expect(orientation).toBeUndefined();
    expect(webp.includes('secret place')).toBe(false);
  });
});

describe('refused', () => {
  const refusal = async (bytes: Uint8Array) => {
    const picture = await readPicture(bytes);
    return picture.ok ? 'accepted' : picture.reason;
  };

  test('a file that only claims to be a picture', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';
    expect(await refusal(Buffer.from(svg))).toBe('not_an_image');
    expect(await refusal(Buffer.from('<!doctype html><script>alert(1)</script>'))).toBe('not_an_image');
    expect(await refusal(Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('<script>')]))).toBe(
      'not_an_image',
    );
    expect(await refusal(new Uint8Array())).toBe('not_an_image');
    expect(await refusal(await plain(10, 10).gif().toBuffer())).toBe('not_an_image');
    expect(await refusal(await plain(10, 10).tiff().toBuffer())).toBe('not_an_image');
  });

  test('an incomplete file', async () => {
    const whole = await plain(800, 800).jpeg({ quality: 100 }).toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('not_an_image');
  });

  test('too many pixels in a small file', async () => {
    const bomb = await plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(MAX_PICTURE_BYTES);
    expect(await refusal(bomb)).toBe('not_an_image');
  });

  test('5 MB and more', async () => {
    const small = await plain(10, 10).png().toBuffer();
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    expect(await refusal(padded(MAX_PICTURE_BYTES))).toBe('too_large');
    expect(await refusal(padded(MAX_PICTURE_BYTES - 1))).toBe('accepted');
  });

  test('data appended to the picture is not stored', async () => {
    const small = await plain(10, 10).jpeg().toBuffer();
    const webp = await accepted(Buffer.concat([small, Buffer.from('<script>alert(1)</script>')]));
    expect(webp.includes('script')).toBe(false);
  });
});
