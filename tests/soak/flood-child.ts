/**
 * `node tests/soak/flood-child.ts '{…}'`: sends requests to a site from many addresses, at an even rate, until it is
 * stopped. A process of its own, so that it does not slow down the measuring one.
 */
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { bookingRequest } from '../support/homestays.ts';

export const FLOODS = ['create and delete', 'quote', 'refresh', 'upload', 'waiting list'] as const;

export interface FloodForm {
  url: string;
  kind: (typeof FLOODS)[number];
  addresses: readonly string[];
  /** For all addresses together. */
  perSecond: number;
  /** The tokens to use: refresh tokens, or access tokens. */
  tokens: readonly string[];
  /** Nights on which every room is taken. */
  full: { check_in: string; check_out: string };
}

const TICK = 20;
const MOST_AT_ONCE = 500;

if (process.argv[1] === import.meta.filename) {
  const form: FloodForm = JSON.parse(process.argv[2] ?? '');
  const counts = { asked: 0, refused: 0, behind: 0 };
  process.on('message', () => process.send?.(counts, () => process.exit()));
  await flood(form, counts);
}

async function flood(form: FloodForm, counts: { asked: number; refused: number; behind: number }) {
  const ask = await senderOf(form);
  const began = performance.now();
  let running = 0;
  for (let index = 0; ; await pause(TICK)) {
    const due = ((performance.now() - began) / 1000) * form.perSecond;
    for (; index < due; index += 1) {
      if (running >= MOST_AT_ONCE) {
        counts.behind += 1;
        continue;
      }
      running += 1;
      void ask(index)
        .then((status) => {
          counts.asked += 1;
          if (status === 429) counts.refused += 1;
        })
        .finally(() => {
          running -= 1;
          if (counts.asked === 1) process.send?.('under way');
        });
    }
  }
}

/** One request of its kind, or two that belong together; returns the status of the first. */
async function senderOf({ url, kind, addresses, tokens, full }: FloodForm) {
  const post = (path: string, index: number, body: object | FormData, headers: Record<string, string> = {}) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        'X-Forwarded-For': addresses[index % addresses.length] ?? '',
        ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
  const end = async (answer: Response) => {
    await answer.arrayBuffer();
    return answer.status;
  };
  const today = todayInIndia(new Date());
  const stayOf = (index: number) => {
    const check_in = addDays(today, 20 + (index % 200));
    return { check_in, check_out: addDays(check_in, 3) };
  };
  const current = [...tokens];
  const picture = kind === 'upload' ? await photograph() : undefined;
  const ways: Record<FloodForm['kind'], (index: number) => Promise<number>> = {
    'create and delete': async (index) => {
      const guest_email = `flood${index}@example.in`;
      const request = bookingRequest({ ...stayOf(index), guest_email, rooms: [{ id: 1 + (index % 10) }] });
      const answer = await post('/public/reservation/create', index, request);
      const { booking_id: id } = await answer.json();
      if (answer.status === 201) {
        const Cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
        const path = `${url}/api/public/reservation/${id}`;
        await end(await fetch(path, { method: 'DELETE', headers: { Cookie } }));
      }
      return answer.status;
    },
    quote: async (index) =>
      end(await post('/public/quote', index, { ...stayOf(index), adults: 2, rooms: [1 + (index % 6)] })),
    refresh: async (index) => {
      const slot = index % current.length;
      const answer = await post('/auth/refresh', index, { refresh_token: current[slot] });
      if (answer.status !== 200) return end(answer);
      current[slot] = (await answer.json()).refresh_token;
      return 200;
    },
    upload: async (index) => {
      const form = new FormData();
      form.set('profilePicture', new File([picture ?? ''], 'me.jpg', { type: 'image/jpeg' }));
      const Authorization = `Bearer ${tokens[index % tokens.length]}`;
      return end(await post('/profile/upload-picture', index, form, { Authorization }));
    },
    'waiting list': async (index) => {
      const email = `wait${index}.${process.pid}@example.in`;
      return end(await post('/public/waiting-list', index, { ...full, guests: 2, children: 0, email }));
    },
  };
  return ways[kind];
}

/** As a phone takes it: twelve million pixels. */
async function photograph(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const image = sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'white', noise },
  });
  return Buffer.from(await image.jpeg({ quality: 60 }).toBuffer());
}
