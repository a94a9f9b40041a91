import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type View, WHOLE } from '#domain/rooms/photo-crop.ts';
import { prepareUpload } from '#stores/host/rooms/prepare-upload.ts';

const MEGABYTE = 1024 * 1024;
const SQUARE: View = { shape: 'square', zoom: 1, x: 0.5, y: 0.5 };

/** What the browser's canvas was asked to draw: the part of the photo, and the size of the picture. */
let drawn:
  | { from: number[]; size: number[]; type: string | undefined; quality: number | undefined }
  | undefined;
/** The ground that was painted first. */
let painted: unknown[] = [];
const close = vi.fn();

class FakeCanvas {
  readonly width: number;
  readonly height: number;
  private from: number[] = [];
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext() {
    return {
      fillStyle: '',
      fillRect(...ground: number[]) {
        painted = [this.fillStyle, ...ground];
      },
      drawImage: (_: unknown, ...from: number[]) => (this.from = from),
    };
  }
  async convertToBlob({ type, quality }: ImageEncodeOptions) {
    drawn = { from: this.from, size: [this.width, this.height], type, quality };
    return new Blob(['drawn'], { type: 'image/jpeg' });
  }
}

/** The browser reads every photo as one of this size. */
function reads(width: number, height: number): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
}

beforeEach(() => {
  drawn = undefined;
  close.mockClear();
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('Unknown', 'InvalidStateError')));
});
afterEach(() => vi.unstubAllGlobals());

const file = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'IMG_1.jpg', { type });
async function formOf(photo: File, view: View = WHOLE) {
  const form = await prepareUpload({ file: photo, tag: ' Bed ', alt: ' Wide ', view });
  const sent = form.get('photo');
  if (!(sent instanceof File)) throw new Error('No photo is sent');
  const crop = form.get('crop');
  return {
    sent,
    words: [form.get('tag'), form.get('alt')],
    crop: crop === null ? null : JSON.parse(String(crop)),
  };
}

describe('the form of an upload', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])(
    'has a small %s as it is, with trimmed words',
    async (type) => {
      const { sent, words, crop } = await formOf(file(MEGABYTE, type));
      expect([sent.name, sent.type, sent.size]).toEqual(['IMG_1.jpg', type, MEGABYTE]);
      expect([words, crop, drawn]).toEqual([['Bed', 'Wide'], null, undefined]);
    },
  );

  it('names the part of a small photo, which the server cuts', async () => {
    reads(400, 300);
    const { sent, crop } = await formOf(file(1000), SQUARE);
    expect(sent.size).toBe(1000);
    expect(crop).toEqual({ left: 0.125, top: 0, width: 0.75, height: 1 });
    expect([drawn, close.mock.calls.length]).toEqual([undefined, 1]);
  });

  it('has a large photo drawn again, at most 2400 pixels wide or high', async () => {
    reads(4000, 3000);
    const { sent, crop } = await formOf(file(MEGABYTE + 1));
    expect([sent.name, sent.type, sent.size]).toEqual(['photo.jpg', 'image/jpeg', 5]);
    expect(drawn).toEqual({
      from: [0, 0, 4000, 3000, 0, 0, 2400, 1800],
      size: [2400, 1800],
      type: 'image/jpeg',
      quality: 0.88,
    });
    expect(painted).toEqual(['white', 0, 0, 2400, 1800]);
    expect([crop, close.mock.calls.length]).toEqual([null, 1]);
    reads(1000, 4800);
    await formOf(file(MEGABYTE + 1));
    expect(drawn?.size).toEqual([500, 2400]);
  });

  it('has only the chosen part of a large photo, which is never enlarged', async () => {
    reads(2000, 1000);
    await formOf(file(MEGABYTE + 1), { ...SQUARE, zoom: 2, x: 0, y: 1 });
    expect(drawn).toMatchObject({ from: [0, 500, 500, 500, 0, 0, 500, 500], size: [500, 500] });
  });

  it.each(['image/heic', ''])('has a photo of kind “%s” drawn if this browser knows it', async (type) => {
    reads(400, 300);
    expect((await formOf(file(1000, type))).sent.name).toBe('photo.jpg');
    expect(drawn?.size).toEqual([400, 300]);
  });

  it.each([1000, 2 * MEGABYTE])('has what no browser reads as it is: %d bytes', async (bytes) => {
    const { sent, crop } = await formOf(file(bytes, 'image/heic'), SQUARE);
    expect([sent.name, sent.size, crop, drawn]).toEqual(['IMG_1.jpg', bytes, null, undefined]);
  });
});
