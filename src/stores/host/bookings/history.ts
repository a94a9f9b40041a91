import * as z from 'zod/mini';
import type { AuditEvent } from '#contract/host/bookings.ts';
import { formatStay } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import * as messages from '#messages/host/booking-page.ts';

const payment = z.object({
  amount: z.number(),
  method: z.enum(['online', 'cash', 'upi', 'bank', 'card']),
});
const refund = z.object({ refund: z.number(), fee: z.number(), declined: z.optional(z.number()) });
const stay = z.object({
  check_in: z.string(),
  check_out: z.string(),
  rooms: z.array(z.object({ name: z.string() })),
  total: z.number(),
});

/** Returns what an act changed, in one line. It is empty if the act's name says it all. */
export function changeOf({ before, after }: AuditEvent): string {
  const [old, next] = [z.safeParse(stay, before), z.safeParse(stay, after)];
  if (old.success && next.success) return messages.step(stayLine(old.data), stayLine(next.data));
  const paid = z.safeParse(payment, after ?? before);
  if (paid.success) return `${formatRupees(paid.data.amount)}, ${messages.METHODS[paid.data.method]}`;
  const given = z.safeParse(refund, after);
  if (!given.success) return '';
  const { refund: back, fee, declined } = given.data;
  const money = messages.preview(formatRupees(back), formatRupees(fee));
  return declined === undefined ? money : `${money} ${messages.declinedThisYear(declined)}`;
}

function stayLine({ check_in, check_out, rooms, total }: z.infer<typeof stay>): string {
  const names = rooms.map(({ name }) => name).join(', ');
  return `${formatStay({ checkIn: check_in, checkOut: check_out })}, ${names}, ${formatRupees(total)}`;
}
