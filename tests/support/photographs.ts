import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Returns a gradient with noise, because plain colours would be compressed to almost nothing. */
export function photograph(width: number, height: number, hue = 190) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 60% 80%)"/>
    <stop offset="0.6" stop-color="hsl(${hue} 45% 55%)"/><stop offset="0.6" stop-color="hsl(${hue + 160} 35% 60%)"/>
    <stop offset="1" stop-color="hsl(${hue + 170} 40% 35%)"/></linearGradient>
    <filter id="grain"><feTurbulence baseFrequency="0.8" numOctaves="2"/><feColorMatrix type="saturate" values="0"/>
    <feComponentTransfer><feFuncA type="linear" slope="0.12"/></feComponentTransfer></filter>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect x="12%" y="48%" width="56%" height="34%" rx="${height / 30}" fill="hsl(${hue + 20} 20% 94%)"/>
    <rect x="12%" y="60%" width="56%" height="24%" rx="${height / 30}" fill="hsl(${hue - 150} 60% 62%)"/>
    <rect width="100%" height="100%" filter="url(#grain)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 });
}

export function photoForm(
  bytes: Uint8Array,
  {
    name = 'bed.jpg',
    tag = 'Bed',
    alt = '',
    crop,
  }: { name?: string; tag?: string; alt?: string; crop?: object } = {},
): FormData {
  const form = new FormData();
  form.set('photo', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  form.set('tag', tag);
  form.set('alt', alt);
  if (crop) form.set('crop', JSON.stringify(crop));
  return form;
}

/** A small PNG that says it is `side` pixels wide and high. */
export function pictureBomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(side));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
