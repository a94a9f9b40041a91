import { Refusal } from '#client/errors.ts';
import type { CartItem } from '#domain/cart.ts';
import { formatRupees } from '#domain/money.ts';
import * as messages from '#messages/payment.ts';

/** Why a payment did not come about, as the guest is told. */
export interface PaymentRefusal {
  message: string;
  /** A second sentence: what went wrong, where that is known. */
  detail?: string;
  /**
   * `price`: the figures have changed and were brought up to date. `rooms`: these are taken; the rest may go on.
   * `choice`: full or advance was not said. `closed`: the guest closed the window, so nothing went wrong.
   */
  kind: 'plain' | 'price' | 'rooms' | 'details' | 'choice' | 'closed';
  rooms: readonly number[];
}

export function refusal(message: string, kind: PaymentRefusal['kind'] = 'plain'): PaymentRefusal {
  return { kind, message, rooms: [] };
}

/** What a failed attempt to hold the rooms means to the guest. `total` is the figure the guest has seen. */
export function refusalOf(error: unknown, items: readonly CartItem[], total: number): PaymentRefusal {
  if (!(error instanceof Refusal) || error.status >= 500) return refusal(messages.initializeFailed);
  if (error.code === 'price_changed') {
    const now = error.expected?.total_price ?? total;
    const message = messages.priceChanged(formatRupees(now), formatRupees(total));
    return { kind: 'price', message, rooms: [] };
  }
  if (error.code === 'room_taken') {
    const taken = items.filter(({ id }) => error.rooms.includes(id));
    const names = (taken.length > 0 ? taken : items).map(({ name }) => name);
    return { kind: 'rooms', message: messages.roomTaken(names), rooms: taken.map(({ id }) => id) };
  }
  const [problem] = Object.values(error.fields);
  if (problem) return { kind: 'details', message: problem, rooms: [] };
  return refusal(error.sentence);
}
