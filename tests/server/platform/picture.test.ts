import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { convertPicture, MAX_PICTURE_BYTES, readPicture } from '#server/platform/picture.ts';
import { photograph } from '../../support/photographs.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 15, g: 95, b: 107 } } });

async function accepted(bytes: Uint8Array): Promise<Buffer> {
  const picture = await readPicture(bytes);
  if (!picture.ok) throw new Error(picture.reason);
  return Buffer.from(picture.webp);
}

/** The colour in the middle of a part of a picture, in fractions of its sides. */
async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
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

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('is turned upright from orientation %i', async (orientation) => {
    // The upright picture is red above on the left, and blue elsewhere.
    const corner = { create: { width: 450, height: 300, channels: 3, background: '#ff0000' } } as const;
    const upright = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0000ff' } })
      .composite([{ input: corner, top: 0, left: 0 }])
      .png()
      .toBuffer();
    const mirrored = [2, 4, 5, 7].includes(orientation);
    const quarters = { 3: 180, 4: 180, 5: 90, 6: 270, 7: 270, 8: 90 }[orientation] ?? 0;
    const lying = await sharp(await sharp(upright).flop(mirrored).toBuffer())
      .rotate(mirrored ? -quarters : quarters)
      .jpeg()
      .withMetadata({ orientation })
      .toBuffer();
    const webp = await accepted(lying);
    expect(await sharp(webp).metadata()).toMatchObject({ width: 512, height: 341 });
    expect((await colourAt(webp, 0.25, 0.25))[0]).toBeGreaterThan(200);
    for (const [x, y] of [
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const)
      expect((await colourAt(webp, x, y))[0]).toBeLessThan(50);
  });

  test('loses its metadata', async () => {
    const bytes = await plain(600, 300)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '19/1 48/1 0/1' } })
      .jpeg()
      .toBuffer();
    const webp = await accepted(bytes);
    const { width, height, exif, xmp, orientation } = await sharp(webp).metadata();
    expect([width, height, exif, xmp, orientation]).toEqual([256, 512, undefined, undefined, undefined]);
    expect(webp.includes('secret place')).toBe(false);
  });

  test.each([
    ['PNG', (image: Sharp) => image.png()],
    ['PNG of a palette', (image: Sharp) => image.png({ palette: true })],
    ['grey PNG', (image: Sharp) => image.toColourspace('b-w').png()],
    ['PNG of 16 bits', (image: Sharp) => image.toColourspace('rgb16').png()],
    ['WebP', (image: Sharp) => image.webp()],
    ['WebP without loss', (image: Sharp) => image.webp({ lossless: true })],
  ])('is white where a %s is transparent', async (_name, encode) => {
    const clear = sharp({
      create: { width: 600, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const webp = await accepted(await encode(clear).toBuffer());
    expect(Math.min(...(await colourAt(webp, 0.5, 0.5)))).toBeGreaterThan(250);
    expect((await sharp(webp).metadata()).hasAlpha).toBe(false);
  });

  test('of 50 megapixels is accepted', async () => {
    const phone = await plain(8192, 6144).jpeg().toBuffer();
    const made = await convertPicture(phone, { side: 1920, widths: [480], formats: ['webp'] });
    expect(made).toMatchObject({ ok: true, width: 1920, height: 1440, widths: [480, 1920] });
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
    for (const text of [svg, '<!doctype html><script>alert(1)</script>', '%PDF-1.7', ''])
      expect(await refusal(Buffer.from(text))).toBe('unreadable');
    expect(await refusal(await plain(10, 10).gif().toBuffer())).toBe('unreadable');
    const script = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('<script>')]);
    expect(await refusal(script)).toBe('incomplete');
  });

  test.each([
    ['JPEG', (image: Sharp) => image.jpeg()],
    ['progressive JPEG', (image: Sharp) => image.jpeg({ progressive: true })],
    ['PNG', (image: Sharp) => image.png()],
    ['interlaced PNG', (image: Sharp) => image.png({ progressive: true })],
    ['WebP', (image: Sharp) => image.webp()],
    ['WebP without loss', (image: Sharp) => image.webp({ lossless: true })],
  ])('a %s that was cut off', async (_name, encode) => {
    const whole = await encode(photograph(640, 480)).toBuffer();
    for (const share of [0.02, 0.3, 0.6, 0.97])
      expect([share, await refusal(whole.subarray(0, whole.length * share))]).toEqual([share, 'incomplete']);
    expect(await refusal(whole)).toBe('accepted');
  });

  test('one pixel column more than 50 megapixels, before it is decoded', async () => {
    const photo = await plain(100, 100).jpeg().toBuffer();
    const sizes = photo.indexOf(Buffer.from([0xff, 0xc0]));
    photo.writeUInt16BE(6144, sizes + 5);
    photo.writeUInt16BE(8193, sizes + 7);
    expect(await refusal(photo)).toBe('too_many_pixels');
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

describe('work in another process', () => {
  const job = { side: 1920, widths: [480, 720, 1280], formats: ['avif', 'webp'] } as const;

  test('ends when its client leaves, and the next picture is made', async () => {
    const photo = await photograph(3000, 2000).toBuffer();
    const client = new AbortController();
    const [left, later] = [convertPicture(photo, job, client.signal), convertPicture(photo, job)];
    setImmediate(() => client.abort());
    expect(await left).toEqual({ ok: false, reason: 'busy' });
    expect(await later).toMatchObject({ ok: true, width: 1920, height: 1280 });
    expect(await convertPicture(photo, job, client.signal)).toEqual({ ok: false, reason: 'busy' });
  });

  test('waits in a short queue', async () => {
    const photo = await plain(60, 40).jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => readPicture(photo)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(12);
    expect(answers.at(-1)).toEqual({ ok: false, reason: 'busy' });
    expect(await readPicture(photo)).toMatchObject({ ok: true });
  });
});
