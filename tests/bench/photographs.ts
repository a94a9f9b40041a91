import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { addDays } from '#domain/dates/calendar.ts';
import { TODAY } from './context.ts';

const ROOMS = 10;
const PICTURES = 5;
const SIZE = { width: 1920, height: 1280 };

/** Fills a data directory as a host does: ten rooms with descriptions and five photographs each, instead of drawings. */
export async function bringInPhotographs(dataDir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'photographs-'));
  // The first of each room is its own; the others are shared, so that the import takes half a minute.
  const photos = (room: number) =>
    Array.from({ length: PICTURES }, (_, picture) => ({
      file: picture === 0 ? `room-${room}.jpg` : `shared-${picture}.jpg`,
      tag: 'Room',
    }));
  const names = Array.from({ length: ROOMS }, (_, index) => photos(index + 1).map(({ file }) => file)).flat();
  for (const [index, file] of [...new Set(names)].entries())
    await writeFile(join(folder, file), await takePhotograph(index * 25));
  const rooms = Array.from({ length: ROOMS }, (_, index) => ({
    id: index + 1,
    name: `Photographed Room ${index + 1}`,
    description:
      'A bright corner room with a wide bed, a writing table and a balcony towards the sea. '.repeat(6),
    capacity: 2 + (index % 3),
    size: '220 sq ft',
    amenities: ['Air Conditioner', 'Hot Water', 'Television', 'Balcony'],
    photos: photos(index + 1),
    rates: [{ from: TODAY, to: addDays(TODAY, 700), price: 1800 + index * 100 }],
  }));
  const homestay = {
    id: 1,
    name: 'Photographed House',
    type: 'Homestay',
    address: 'Puri, Odisha',
    location: { lat: 19.8, lng: 85.83 },
    amenities: ['Free WiFi'],
    breakfast_price: 50,
    extra_bed_price: 200,
    length_discounts: [{ nights: 3, percent: 5 }],
    cancellation: [{ hours_before: 168, percent: 100 }],
    faqs: [{ question: 'How far is the beach?', answer: 'About 600 metres.' }],
    photos: photos(1),
    rooms,
  };
  const file = join(folder, 'house.yaml');
  await writeFile(file, stringify({ homestays: [homestay] }));
  const env = { ...process.env, DATABASE_URL: undefined, DATA_DIR: dataDir, DEMO_DATA: 'off' };
  try {
    await promisify(execFile)(process.execPath, ['src/server/host/import/command.ts', file], { env });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A picture as large as a photograph: soft shapes under coarse and fine grain, over 120 KB at 1,920 px. */
export async function takePhotograph(hue: number, { width, height } = SIZE): Promise<Buffer> {
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="light" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 70%)"/>
    <stop offset="1" stop-color="hsl(${hue + 90} 50% 30%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#light)"/><circle cx="70%" cy="40%" r="300" fill="hsl(${hue + 180} 50% 60%)"/></svg>`;
  const grains = await Promise.all([1, 4].map((dot) => grainOf(dot, { width, height })));
  return sharp(Buffer.from(shapes))
    .composite(grains.map((input) => ({ input, blend: 'soft-light' as const })))
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Noise with dots of so many pixels: only coarse ones survive in a smaller width. */
function grainOf(dot: number, whole: typeof SIZE): Promise<Buffer> {
  const size = { width: whole.width / dot, height: whole.height / dot };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { ...size, channels: 3, background: '#000', noise } })
    .blur(1.2)
    .resize(whole)
    .png()
    .toBuffer();
}
