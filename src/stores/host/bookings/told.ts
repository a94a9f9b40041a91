import { call } from '#client/call.ts';
import { markTold, unmarkTold } from '#contract/host/acts.ts';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { actOn } from './act.ts';
import type { Reload } from './lost-answer.ts';

/** Writes down how the host has told a guest what no mail could. */
export function tellGuest(
  { id }: Pick<BookingLine, 'id'>,
  how: 'whatsapp' | 'said',
  reload: Reload,
): Promise<boolean> {
  return actOn({ id, name: `told ${how}`, reload }, async (headers) => {
    await call(markTold, { params: { id }, body: { how }, headers });
  });
}

export function undoTold({ id }: Pick<BookingLine, 'id'>, reload: Reload): Promise<boolean> {
  return actOn({ id, name: 'undo told', reload }, async () => {
    await call(unmarkTold, { params: { id } });
  });
}
