import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { hostHeaders } from '../../support/host.ts';
import { hostRequest } from '../../support/host-booking.ts';
import { roomsOf } from './houses.ts';
import { Broken, type Scene, say } from './scene.ts';

type Act = (scene: Scene, house: number, headers: Record<string, string>) => Promise<unknown>;

/** Bookings that hosts have made by hand, by house. */
const made = new Map<number, number[]>();

export function forgetHosts(): void {
  made.clear();
}

/** Somebody at the desk does one thing. Staff may not do what only owners may. */
export async function hostActs(scene: Scene): Promise<void> {
  const { machine, random } = scene;
  const house = 1 + random(scene.houses);
  const { deps } = machine.app();
  const real = { deps: { ...deps, db: machine.database.db } };
  if (random(10) === 0) {
    const staff = await hostHeaders(real, { role: 'staff', propertyIds: [house] });
    const [id] = made.get(house) ?? [];
    if (id === undefined) return;
    const path = `/host/reservations/${id}/cancel`;
    const answer = await say(scene, 'staff', path, { headers: staff, json: { refund: 'terms' } });
    if (answer && answer.status < 400) throw new Broken('staff without the right cancelled a booking');
    return;
  }
  const headers = await hostHeaders(real, { propertyIds: [house] });
  const act = ACTS[random(ACTS.length)] ?? book;
  await act(scene, house, headers);
}

const someRoom = ({ random }: Scene, house: number) => {
  const rooms = roomsOf(house);
  return rooms[random(rooms.length)] ?? 1;
};
const someDay = ({ machine, random }: Scene) => addDays(todayInIndia(machine.app().deps.clock()), random(30));
const someBooking = ({ random }: Scene, house: number) => {
  const own = made.get(house) ?? [];
  return own[random(own.length)];
};

const book: Act = async (scene, house, headers) => {
  const check_in = someDay(scene);
  const check_out = addDays(check_in, 1 + scene.random(3));
  const state = scene.random(3) === 0 ? 'hold' : 'confirmed';
  const email = scene.random(3) === 0 ? '' : `phone${scene.timeline.now()}@example.in`;
  const guest = { name: 'Ravi Panda', phone: '098610 12345', email };
  const json = hostRequest({ room_ids: [someRoom(scene, house)], check_in, check_out, state, guest });
  const answer = await say(scene, 'host', '/host/reservations', { headers, json });
  if (answer?.status !== 201) return;
  made.set(house, [...(made.get(house) ?? []), answer.body.booking.id]);
};

const recordCash: Act = async (scene, house, headers) => {
  const id = someBooking(scene, house);
  if (id === undefined) return book(scene, house, headers);
  const json = { amount: 1 + scene.random(3000), method: 'cash' };
  return say(scene, 'host', `/host/reservations/${id}/payments`, { headers, json });
};

const cancel: Act = async (scene, house, headers) => {
  const paid = scene.bookings.filter((booking) => booking.house === house);
  const id = scene.random(2) === 0 ? someBooking(scene, house) : paid[scene.random(paid.length)]?.id;
  if (id === undefined) return book(scene, house, headers);
  const refund = ['terms', 'none', scene.random(500)][scene.random(3)];
  return say(scene, 'host', `/host/reservations/${id}/cancel`, { headers, json: { refund } });
};

const move: Act = async (scene, house, headers) => {
  const id = someBooking(scene, house);
  if (id === undefined) return book(scene, house, headers);
  const check_in = someDay(scene);
  const json = {
    check_in,
    check_out: addDays(check_in, 1 + scene.random(3)),
    price: scene.random(2) === 0 ? 'keep' : 'recompute',
  };
  return say(scene, 'host', `/host/reservations/${id}/move`, { headers, json });
};

const changePrices: Act = async (scene, house, headers) => {
  const from = someDay(scene);
  const json = {
    room_ids: [someRoom(scene, house)],
    from,
    to: addDays(from, scene.random(20)),
    set: { price: 900 + scene.random(3000) },
  };
  return say(scene, 'host', '/host/nights', { headers, json });
};

const look: Act = async (scene, _house, headers) => say(scene, 'host', '/host/today', { headers });

const ACTS: readonly Act[] = [book, book, recordCash, recordCash, cancel, move, changePrices, look];
