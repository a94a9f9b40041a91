import { addDays, todayInIndia } from '#domain/dates/calendar.ts';
import { DAY, HOUR, MINUTE } from '#domain/dates/duration.ts';
import type { Stay } from '#domain/dates/stay.ts';
import { holdAsAssistant } from './assistant.ts';
import { roomsOf } from './houses.ts';
import { as, type Booking, Broken, type Scene, say } from './scene.ts';

/** Somebody who looks for a room. */
interface Visitor {
  name: string;
  email: string;
  from: string;
}

function newVisitor({ visitors, timeline }: Scene): Visitor {
  const number = visitors.size + 1;
  const from = `198.${18 + (number % 2)}.${(number >> 8) % 256}.${number % 256}`;
  const email = `guest${number}@example.in`;
  visitors.set(email, timeline.now());
  return { name: 'Asha Mishra', email, from };
}

function someStay({ machine, random }: Scene): Stay {
  const today = todayInIndia(machine.app().deps.clock());
  const checkIn = addDays(today, random(4) === 0 ? random(4) : 4 + random(25));
  return { checkIn, checkOut: addDays(checkIn, 1 + random(4)) };
}

/** Two nights that many want at the first house: there, guests wait for what others give up. */
function feast({ machine }: Scene): Stay {
  const checkIn = `${todayInIndia(machine.app().deps.clock()).slice(0, 8)}28`;
  return { checkIn, checkOut: addDays(checkIn, 2) };
}

/** A guest comes, and books, or doesn't. */
export async function guestComes(scene: Scene): Promise<void> {
  const { random } = scene;
  // Some houses are known better than others, so guests meet there.
  const isForFeast = random(3) === 0;
  const house = isForFeast ? 1 : 1 + Math.min(random(scene.houses), random(scene.houses));
  const visitor = newVisitor(scene);
  const all = roomsOf(house);
  const rooms = random(5) === 0 ? all.slice(0, 2) : [all[random(all.length)] ?? 1];
  const stay = isForFeast ? feast(scene) : someStay(scene);
  const asks = { house, rooms, stay, adults: rooms.length + random(2), breakfast: random(3) };
  const method = random(2) === 0 ? 'full' : 'advance';
  const hold = random(8) === 0 ? holdAsAssistant : holdAsBrowser;
  const held = await hold(scene, visitor, { ...asks, method });
  if (held === undefined) return;
  if (held === 'taken') return waitForRoom(scene, visitor, { stay, rooms });
  const booking = { ...held, house, rooms, stay, email: visitor.email, from: visitor.from };
  const mind = random(10);
  if (mind === 0) return;
  if (mind === 1) {
    await say(scene, 'guest', `/public/reservation/${booking.id}`, { method: 'DELETE', ...as(booking) });
    return;
  }
  scene.timeline.after(MINUTE + random(mind === 2 ? 3 * HOUR : 10 * MINUTE), () =>
    pay(scene, booking, 'booking'),
  );
}

export interface Wish {
  house: number;
  rooms: readonly number[];
  stay: Stay;
  adults: number;
  breakfast: number;
  method: 'full' | 'advance';
}

export type Held = Pick<Booking, 'id' | 'headers'>;

/** Quotes and holds on the site; a nervous finger sends the request twice. */
async function holdAsBrowser(
  scene: Scene,
  { name, email, from }: Visitor,
  { rooms, stay, adults, breakfast, method }: Wish,
): Promise<Held | 'taken' | undefined> {
  const dates = { check_in: stay.checkIn, check_out: stay.checkOut, adults };
  const quoted = await say(scene, 'guest', '/public/quote', { from, json: { ...dates, rooms, breakfast } });
  if (quoted?.status !== 201) return quoted?.code === 'room_taken' ? 'taken' : undefined;
  const { quote } = quoted.body;
  const json = {
    ...dates,
    quote_id: quote.id,
    guest_name: name,
    guest_email: email,
    guest_phone: '+91 98765 43210',
    guest_address: '12 Grand Road, Bhubaneswar',
    rooms: rooms.map((id) => ({ id })),
    breakfast,
    payment_method: method,
    total_price: quote.total_price,
  };
  const headers = { 'Idempotency-Key': `key of ${email}` };
  const hold = () => say(scene, 'guest', '/public/reservation/create', { from, headers, json });
  const first = await hold();
  const isRepeated = !first || scene.random(6) === 0;
  const held = isRepeated ? await hold() : first;
  if (first?.status === 201 && held && held.body.booking_id !== first.body.booking_id)
    throw new Broken('one request has made two holds');
  if (held?.status !== 201) return held?.code === 'room_taken' ? 'taken' : undefined;
  return { id: held.body.booking_id, headers: { Cookie: held.cookies } };
}

/** Opens an order, pays it, and tells the site so, or leaves that to the bank. */
export async function pay(
  scene: Scene,
  booking: Booking,
  type: 'booking' | 'rest' | { change: string },
): Promise<void> {
  const { bank, random, timeline } = scene;
  const purpose =
    typeof type === 'object' ? { payment_type: 'change', quote_id: type.change } : { payment_type: type };
  const notes = { reservation_id: booking.id, ...(type === 'booking' ? {} : purpose) };
  const opened = await say(scene, 'guest', '/public/reservation/razorpay/order', {
    ...as(booking),
    json: { notes },
  });
  if (opened?.status !== 200) return;
  const orderId: string = opened.body.order.id;
  const payOnce = async () => {
    const proof = bank.pays(orderId);
    if (random(4) > 0)
      await say(scene, 'guest', '/public/reservation/razorpay/verify', { ...as(booking), json: proof });
    if (type === 'booking') await maybeBooked(scene, booking);
  };
  // Somebody pays long after, or twice.
  timeline.after(random(12) === 0 ? random(20 * HOUR) : random(4 * MINUTE), payOnce);
  if (random(25) === 0) timeline.after(random(2 * HOUR), payOnce);
}

/** A guest with a booking may change it, pay the rest, cancel it, or just come. */
async function maybeBooked(scene: Scene, booking: Booking): Promise<void> {
  const read = await say(scene, 'guest', `/public/reservation/${booking.id}`, as(booking));
  const status = read?.body?.reservation?.status;
  if (status !== 'Pending' && status !== 'Completed') return;
  if (!scene.bookings.some(({ id }) => id === booking.id)) scene.bookings.push(booking);
  const { random, timeline } = scene;
  const until = Math.max(1, Date.parse(booking.stay.checkIn) - timeline.now());
  // Half of them soon, so that much happens in a short world.
  const someTime = () => random(random(2) === 0 ? until : Math.min(until, 2 * DAY));
  if (random(3) === 0) timeline.after(someTime(), () => cancel(scene, booking));
  if (random(4) === 0) timeline.after(someTime(), () => change(scene, booking));
  if (status === 'Pending' && random(3) === 0)
    timeline.after(random(until + 2 * DAY), () => pay(scene, booking, 'rest'));
}

/** Cancels, and gets back what the page has said. */
async function cancel(scene: Scene, booking: Booking): Promise<void> {
  const before = await say(scene, 'guest', `/public/reservation/${booking.id}`, as(booking));
  const known = before?.body?.reservation;
  if (!known || known.status === 'Cancelled') return;
  const answer = await say(scene, 'guest', `/public/reservation/${booking.id}/cancel`, {
    ...as(booking),
    json: {},
  });
  if (answer?.status !== 200) return;
  const { refunded_amount, cancellation_rules, cancellation_time } = answer.body.reservation;
  const start = Date.parse(`${known.check_in}T${cancellation_time}:00+05:30`);
  const hours = (start - scene.timeline.now()) / HOUR;
  const rules: { hours_before: number; percent: number }[] = cancellation_rules;
  const percent = Math.max(
    0,
    ...rules.filter((rule) => hours >= rule.hours_before).map((rule) => rule.percent),
  );
  const promised = (known.refundable_amount * percent) / 100;
  const earlier = known.refunded_amount;
  if (Math.abs(refunded_amount - earlier - promised) > 1)
    throw new Broken(`SH${booking.id} was promised ${promised} and gets ${refunded_amount - earlier}`);
}

/** Moves the stay by some days, for more or less money. */
async function change(scene: Scene, booking: Booking): Promise<void> {
  const days = 1 + scene.random(5);
  const { checkIn, checkOut } = booking.stay;
  const json = { check_in: addDays(checkIn, days), check_out: addDays(checkOut, days + scene.random(2)) };
  const path = `/public/reservation/${booking.id}/change`;
  const quoted = await say(scene, 'guest', `${path}/quote`, { ...as(booking), json });
  if (quoted?.status !== 201) return;
  const { quote, change: money } = quoted.body;
  if (money.pay_now > 0) return pay(scene, booking, { change: quote.id });
  await say(scene, 'guest', path, { ...as(booking), json: { quote_id: quote.id } });
}

/** Asks for a place on the waiting list, and opens its mailed link. */
async function waitForRoom(
  scene: Scene,
  { email, from }: Visitor,
  { stay, rooms: [room_id] }: Pick<Wish, 'stay' | 'rooms'>,
): Promise<void> {
  const json = { email, check_in: stay.checkIn, check_out: stay.checkOut, guests: 2, children: 0, room_id };
  const joined = await say(scene, 'guest', '/public/waiting-list', { from, json });
  if (!joined || joined.status >= 300) return;
  const { db } = scene.machine.database;
  const mail = await db
    .selectFrom('outbox')
    .select('data')
    .where('recipient', '=', email)
    .where('kind', '=', 'waiting_joined')
    .executeTakeFirst();
  const token = mail?.data.token;
  if (token) await say(scene, 'guest', '/public/waiting-list/confirm', { from, json: { token } });
}
