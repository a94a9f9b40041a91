import { call } from '#client/call.ts';
import { listAlternatives, type WireAlternative } from '#contract/alternatives.ts';
import { type Party, type Stay, totalGuests } from '#domain/dates/stay.ts';
import { pagePath } from '#domain/language/page-path.ts';
import type { AlternativeKind } from '#domain/rooms/alternatives.ts';
import { roomAddress, type Search, writeSearch } from '#domain/rooms/search.ts';
import { createLoader, LOADING } from '#stores/pattern/loader.ts';

/** A stay to book instead: a link, or of a split two, one after the other. */
export interface OfferedStay {
  kind: AlternativeKind;
  /** Rupees, of both bookings of a split. */
  total: number;
  bookings: readonly { stay: Stay; rooms: readonly string[]; address: string }[];
}

const { $loaded, load, drop } = createLoader({
  read: async (signal, { checkIn, checkOut, adults, children }: Search, roomId: number | undefined) => {
    const party = { adults, children };
    const body = { check_in: checkIn, check_out: checkOut, guests: totalGuests(party), ...party };
    const asked = roomId === undefined ? body : { ...body, room_id: roomId };
    const { alternatives } = await call(listAlternatives, { body: asked, signal });
    return { offered: alternatives.map((one) => offeredStay(one, party, roomId)) };
  },
  failed: '',
});

export const $alternatives = $loaded;

/** Looks for what can be booked instead of a search, in a room or in any. Returns a function that stops this. */
export function openAlternatives(search: Search, roomId?: number): () => void {
  $loaded.set(LOADING);
  void load(search, roomId);
  return () => {
    drop();
    $loaded.set(LOADING);
  };
}

function offeredStay(
  { kind, check_in, check_out, rooms, total }: WireAlternative,
  party: Party,
  roomId: number | undefined,
): OfferedStay {
  const whole = { checkIn: check_in, checkOut: check_out };
  const booking = (stay: Stay, own: WireAlternative['rooms']) => {
    const search = { ...stay, ...party, pastDate: false };
    // The page of a room offers the rooms beside it; the results suggest a set.
    const page = own.find(({ id }) => own.length === 1 || id === roomId);
    const address = page ? roomAddress(page.id, search) : pagePath(`/rooms?${writeSearch(search)}`);
    return { stay, rooms: own.map(({ name }) => name), address };
  };
  const bookings =
    kind === 'split'
      ? rooms.map((room) =>
          booking({ checkIn: room.check_in ?? check_in, checkOut: room.check_out ?? check_out }, [room]),
        )
      : [booking(whole, rooms)];
  return { kind, total, bookings };
}
