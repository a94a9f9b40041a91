import type { GuestCharge } from '#contract/charges.ts';
import type { HostCharge } from '#contract/host/charges.ts';
import { say } from '#server/language/say.ts';
import type { ChargeRow } from './schema.ts';

const names = () => {
  const { BREAKFAST, EXTRA_BED } = say().bookingAddOns;
  return { breakfast: BREAKFAST.name, extra_bed: EXTRA_BED.name, other: '' };
};

/** Returns a charge as the guest reads it. */
export function guestChargeView({ kind, text, count, price, date }: ChargeRow): GuestCharge {
  return { text: text || names()[kind], count, price, total: count * price, date };
}

export function hostChargeView(row: ChargeRow): HostCharge {
  const { id, kind, room_id, user_id, user_name, created_at } = row;
  return {
    ...guestChargeView(row),
    id,
    kind,
    room_id,
    by: user_id === null ? null : { id: user_id, name: user_name },
    at: created_at.toISOString(),
  };
}
