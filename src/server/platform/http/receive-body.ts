import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Endpoint } from '#contract/endpoint.ts';
import { MINUTE, SECOND } from '#domain/dates/duration.ts';
import { say } from '#server/language/say.ts';
import { type Refusal, refuse } from './refusal.ts';

const MEGABYTE = 1024 * 1024;
export const FORM_TIME = 3 * MINUTE;

/** The most bytes of a body, and the milliseconds it may take: a photo may come over a slow connection. */
const JSON_BOUND = { bytes: MEGABYTE, time: 15 * SECOND };
const PICTURE_BOUND = {
  bytes: 6 * MEGABYTE,
  time: FORM_TIME,
  sentence: () => say().accountProfile.IMAGE_TOO_LARGE,
};
export const PHOTO_BOUND = {
  bytes: 20.5 * MEGABYTE,
  time: FORM_TIME,
  sentence: () => say().hostPhotos.PHOTO_TOO_LARGE,
};

/** What decides how much may be sent. */
type Sent = Pick<Endpoint, 'access' | 'bodyType'>;

/** Forms contain photos of rooms and homestays, or pictures of users. */
export const isForm = ({ bodyType }: Pick<Endpoint, 'bodyType'>) => bodyType === 'multipart/form-data';

/**
 * Receives a whole body, which the context keeps for its readers. Refuses one that is too large or takes too long, and
 * ends its connection, so that the rest is not read.
 */
export async function receiveBody(c: Context, call: Sent): Promise<Refusal | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const bound = boundOf(call);
  const slow = new Promise<Refusal>((resolve) => {
    timer = setTimeout(() => resolve(refuse('body_too_slow')), bound.time);
  });
  try {
    const refusal = await Promise.race([receive(c, call, bound), slow]);
    if (refusal) c.header('Connection', 'close');
    return refusal;
  } finally {
    clearTimeout(timer);
  }
}

function boundOf(call: Sent): { bytes: number; time: number; sentence?: () => string } {
  if (!isForm(call)) return JSON_BOUND;
  return call.access === 'host' ? PHOTO_BOUND : PICTURE_BOUND;
}

/**
 * Receives a body. Node's parser enforces a Content-Length; a body without one is counted as it arrives, which costs as
 * much as a search.
 */
async function receive(c: Context, call: Sent, { bytes, sentence }: ReturnType<typeof boundOf>) {
  const length = c.req.header('Content-Length');
  const isCounted = length === undefined || c.req.header('Transfer-Encoding') !== undefined;
  const excess = isCounted ? await countBytes(c, bytes) : !(Number(length) <= bytes);
  if (excess) return refuse('body_too_large', {}, sentence?.());
  await (isForm(call) ? c.req.formData().catch(leaveToReader) : c.req.arrayBuffer());
  return undefined;
}

/** Receives a body of unknown length, and returns whether it is too large. */
async function countBytes(c: Context, maxSize: number): Promise<boolean> {
  const tooLarge = new Response();
  const counted = await bodyLimit({ maxSize, onError: () => tooLarge })(c, async () => {});
  return counted === tooLarge;
}

/** Ignores a TypeError, which means that the body is no form: the reader of the form gets the same error again. */
function leaveToReader(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}
