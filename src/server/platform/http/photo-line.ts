import type { Context } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { SECOND } from '#domain/dates/duration.ts';
import { errorResponse } from './errors.ts';
import { isForm, PHOTO_BOUND } from './receive-body.ts';
import { refuse } from './refusal.ts';

/** Bytes of photos that are in memory at once: one of the largest, or thirty that a browser has made smaller. */
const MOST_BYTES = 24 * 1024 * 1024;
/** So many more wait. They stay in the network until it is their turn, where they take no memory. */
const MOST_WAITING = 6;
/** Milliseconds. After ten seconds without a byte, the connection would be closed (make-server.ts). */
const LONGEST_WAIT = 8 * SECOND;

const line: { bytes: number; waiting: { size: number; enter: () => void }[] } = { bytes: 0, waiting: [] };

/**
 * Does the work of a call. A photo of a room or homestay waits until there is memory for it; if too many wait already,
 * it is refused before its body is read.
 */
export async function inPhotoLine(
  c: Context,
  call: Endpoint,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!isForm(call) || call.access !== 'host') return work();
  const size = sizeOf(c);
  if (!(await enter(size, c.req.raw.signal))) return errorResponse(c, refuse('busy'));
  try {
    return await work();
  } finally {
    line.bytes -= size;
    letIn();
  }
}

/** A body that does not say its size may have the largest. */
function sizeOf(c: Context): number {
  const length = Number(c.req.header('Content-Length') ?? Number.NaN);
  return Number.isFinite(length) ? Math.min(length, PHOTO_BOUND.bytes) : PHOTO_BOUND.bytes;
}

function letIn(): void {
  for (let first = line.waiting[0]; first; first = line.waiting[0]) {
    if (line.bytes + first.size > MOST_BYTES) return;
    line.waiting.shift();
    line.bytes += first.size;
    first.enter();
  }
}

/** Returns whether there is room now or soon; false if the client has left, too. */
async function enter(size: number, signal: AbortSignal): Promise<boolean> {
  if (line.waiting.length >= MOST_WAITING) return false;
  const giveUp = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT)]);
  return new Promise((resolve) => {
    const place = { size, enter: () => resolve(true) };
    line.waiting.push(place);
    letIn();
    giveUp.addEventListener('abort', () => {
      const at = line.waiting.indexOf(place);
      if (at < 0) return;
      line.waiting.splice(at, 1);
      resolve(false);
      // The next one may be smaller.
      letIn();
    });
  });
}
