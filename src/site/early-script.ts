import { checkRoomAvailability } from '#contract/availability.ts';
import { getRoom, type Room, type RoomDetail } from '#contract/room.ts';
import { DEFAULT_GUESTS, DEFAULT_NIGHTS } from '#domain/dates/stay.ts';
import { LANGUAGE } from '#language/code.ts';

/** What a page shows first: the first `limit` rooms of a search, or one room and those that are like it. */
export interface EarlyPage {
  /** The address below which the API's paths begin. */
  base: string;
  limit: number;
  isRoom: boolean;
  /** The sentences, with `{nights}` in the last. */
  perNight: string;
  night: string;
  nights: string;
}

const WIRE = {
  searchPath: checkRoomAvailability.path,
  roomPath: getRoom.path,
  language: LANGUAGE,
  defaultGuests: DEFAULT_GUESTS,
  defaultNights: DEFAULT_NIGHTS,
};

/** What is read of an answer. A wrong shape writes nothing: the scripts check the same answer, and tell what is wrong. */
interface Answer {
  rooms?: Pick<Room, 'id' | 'room_name' | 'final_price_per_day'>[];
  room?: Pick<RoomDetail, 'available' | 'final_price' | 'pricing_error_type' | 'stay_days'>;
}

/**
 * Asks for the first prices of a page, writes them into its waiting parts, and leaves the answers in `window.asked`
 * (client/early-answers.ts) for the scripts that show the rest, which load meanwhile. The head of the page carries this
 * function as it is written here, so it uses nothing outside itself; `storage` is the browser's. A guest with a cart or an
 * account, and an address with more than a stay and a party, are left to the scripts.
 */
export function askEarly(
  page: EarlyPage & typeof WIRE,
  storage: Partial<Record<string, string>>,
  now: () => number,
): void {
  const params = new URLSearchParams(location.search);
  const id = Number(location.pathname.split('/').at(-1));
  const DAY = 86_400_000;
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  /** India is five and a half hours ahead. */
  const today = now() + 19_800_000;
  let checkInDate = params.get('checkIn') ?? '';
  let checkOutDate = params.get('checkOut') ?? '';
  if (!checkInDate && !checkOutDate) {
    const from = new Date(today);
    from.setUTCMonth(from.getUTCMonth() + 1);
    checkInDate = dayOf(from.getTime());
    checkOutDate = dayOf(from.getTime() + page.defaultNights * DAY);
  }
  const guests = Number(params.get('guests') ?? page.defaultGuests) + Number(params.get('children') ?? 0);
  const isPlain = [...params.keys()].every((name) => /^(checkIn|checkOut|guests|children)$/.test(name));
  const isStay = dayOf(today) <= checkInDate && checkInDate < checkOutDate && guests > 0;
  const isKnown = storage.auth_token || (storage.cart ?? '[]') !== '[]';
  if (!isPlain || !isStay || isKnown || (page.isRoom && !(id > 0))) return;

  const headers = { Accept: 'application/json', 'Accept-Language': page.language };
  const read = async (answer: Promise<Response>): Promise<Answer> => {
    // The scripts read the answer, too.
    const copy = await (await answer.then((response) => response.clone())).json();
    if (document.readyState === 'loading')
      await new Promise((next) => document.addEventListener('readystatechange', next, { once: true }));
    return copy;
  };
  const write = (within: string, texts: string[]) => {
    const parts = document.querySelectorAll(`${within} [data-early]`);
    for (const [index, part] of parts.entries()) {
      part.replaceChildren(texts[index] ?? '');
      part.removeAttribute('data-early');
    }
  };
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
  const ask = (key: string, path: string, init: RequestInit, show: (answer: Answer) => void) => {
    const answer = fetch(page.base + path, { credentials: 'include', cache: 'no-store', ...init });
    window.asked = { ...window.asked, [key]: answer };
    // The scripts get the same failure, and tell it.
    void read(answer)
      .then(show)
      .catch(() => {});
  };

  const similar = page.isRoom ? { similar_to: id } : {};
  const question = (timestamp: number) =>
    JSON.stringify({ checkInDate, checkOutDate, guests, timestamp, limit: page.limit, ...similar });
  const time = now();
  const search = {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: question(time),
  };
  ask(question(0), `${page.searchPath}?timestamp=${time}`, search, ({ rooms = [] }) => {
    for (const { id: own, room_name: name, final_price_per_day: price } of rooms)
      write(`[data-waiting="${own}"]`, price > 0 ? [name, rupees(price), page.perNight] : [name]);
  });
  if (!page.isRoom) return;
  const path = `${page.roomPath.replace(':id', String(id))}?checkin_date=${checkInDate}&checkout_date=${checkOutDate}`;
  ask(path, path, { headers }, ({ room }) => {
    if (!room) return;
    const { available, final_price: price, pricing_error_type: problem, stay_days: count } = room;
    const nights = count === 1 ? page.night : page.nights.replace('{nights}', String(count));
    if (!available || problem || !(price > 0)) return;
    const part = document.querySelector<HTMLElement>('[data-early]');
    // A shorter price does not move what is beside it.
    if (part) Object.assign(part.style, { minWidth: `${part.offsetWidth}px`, textAlign: 'end' });
    write('', [rupees(price), nights]);
  });
}

/** Returns the script of a page's head. */
export const earlyScript = (page: EarlyPage): string =>
  `(${askEarly})(${JSON.stringify({ ...page, ...WIRE })},localStorage,Date.now)`;
