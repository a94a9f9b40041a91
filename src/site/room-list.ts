import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type KnownRoom, listKnownRooms } from '#contract/room.ts';
import { STOCK_PICTURE } from '#domain/rooms/images.ts';
import { LANGUAGE } from '#language/code.ts';

const TIMEOUT_MILLISECONDS = 10_000;

/** Returns the API's URL of a build, without a trailing slash; undefined if not set. */
export function readApiUrl(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { BUILD_API_URL, PUBLIC_API_URL } = env;
  const url = BUILD_API_URL ?? (PUBLIC_API_URL && URL.canParse(PUBLIC_API_URL) ? PUBLIC_API_URL : undefined);
  return url?.replace(/\/+$/, '');
}

export interface RoomList {
  rooms: readonly KnownRoom[];
  /** Whether guests can book, or could at some time. */
  isOpen: boolean;
  /** Whether a homestay of the site has a rating. */
  isRated: boolean;
  /** The same in every language: it says whether the pages of any are of other rooms. */
  digest: string;
}

export const NO_ROOMS: RoomList = { rooms: [], isOpen: true, isRated: false, digest: '' };

/** Says that the API did not list its rooms. The message is for the person who runs the build. */
export class RoomsUnreachable extends Error {
  override readonly name = 'RoomsUnreachable';
}

/** Parses the API's response. Throws if it does not match the contract. */
export function readRoomList(text: string): RoomList {
  const read = z.parse(listKnownRooms.response, JSON.parse(text));
  const { rooms, is_open: isOpen, site_is_rated: isRated = false } = read;
  const { digest = createHash('sha256').update(text).digest('hex') } = read;
  return { rooms, isOpen, isRated, digest };
}

async function load(address: string, headers = {}): Promise<Response> {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response;
}

/** Fetches the rooms from an API, in the language of this build. Throws {@link RoomsUnreachable}. */
export async function askRoomList(apiUrl: string): Promise<RoomList> {
  const address = `${apiUrl}${listKnownRooms.path}`;
  try {
    return readRoomList(await (await load(address, { 'Accept-Language': LANGUAGE })).text());
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new RoomsUnreachable(`The rooms could not be loaded from ${address}: ${why}.`, { cause });
  }
}

/**
 * Returns a room's picture: fetched from a URL, or read from `published` for a path. If that fails, the stock picture
 * with a warning.
 */
export async function readPicture(address: string, published: string): Promise<Buffer> {
  if (address.startsWith('/')) return readFile(join(published, address));
  try {
    return Buffer.from(await (await load(address)).arrayBuffer());
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    process.stderr.write(`The picture ${address} could not be loaded: ${why}. The stock picture is used.\n`);
    return readFile(join(published, STOCK_PICTURE));
  }
}
