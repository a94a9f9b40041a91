import { atom } from 'nanostores';
import { call } from '#client/call.ts';
import { checkOut, markNoShow } from '#contract/host/acts.ts';
import type { BookingLine } from '#contract/host/booking-line.ts';
import { addDays } from '#domain/dates/calendar.ts';
import { formatRupees } from '#domain/money/money.ts';
import * as messages from '#messages/host/booking-page.ts';
import { NOT_SAVED } from '#messages/host/desk.ts';
import { done } from '#messages/host/today.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';
import { toastSuccess } from '#stores/browser/toasts.ts';
import { today } from '#stores/browser/today.ts';
import { $rights } from '#stores/host/session.ts';
import { createForm } from '#stores/pattern/form.ts';
import { withKey } from '#stores/pattern/request-key.ts';
import { actOn, isBusy, rest, undoOf } from './act.ts';
import { actSentence, orLook, type Reload } from './lost-answer.ts';
import { type RefundChoice, refundOf } from './refund.ts';

export type Ending = 'check-out' | 'no-show';
const CALLS = { 'check-out': checkOut, 'no-show': markNoShow } as const;

/** What the host answers before guests leave early, with a balance, or are marked as not come. */
export interface EndOfStay {
  ending: Ending;
  booking: BookingLine;
  nights: 'keep' | 'free';
  refund: RefundChoice;
  amount: string;
  /** What the server says would be freed and paid back. */
  preview?: string;
}

export const $endOfStay = atom<EndOfStay | undefined>(undefined);
const $reload = atom<Reload>(async () => true);

const {
  $form: $endForm,
  show,
  send,
} = createForm({
  notSent: actSentence,
  refused: () => $reload.get()(),
});

export { $endForm };

const latest = createLatest();

/** True if there are nights that others could have, or money that could go back. The other site has those of its guests. */
export const asksOfNights = ({ ending, booking }: Pick<EndOfStay, 'ending' | 'booking'>) =>
  booking.source !== 'channel' && (ending === 'no-show' || booking.check_out > today());

/** True if a night would be left that this host may free; guests who came have used the first one. */
export const leavesNights = ({ ending, booking }: Pick<EndOfStay, 'ending' | 'booking'>) => {
  if (!$rights.get().cancel) return false;
  const isLonger = ending === 'no-show' || booking.check_out > addDays(booking.check_in, 1);
  return isLonger && booking.check_out > today();
};

/** True if money was paid that this host may pay back. */
export const asksOfRefund = ({ booking }: Pick<EndOfStay, 'booking'>) =>
  booking.paid > 0 && $rights.get().refund;

/** Ends a stay. Guests who have paid and leave on their last day are checked out at once; anything else is asked about. */
export function openEnd(ending: Ending, booking: BookingLine, reload: Reload): void {
  if (isBusy(booking.id)) return;
  const asked = { ending, booking };
  if (ending === 'check-out' && booking.balance === 0 && !asksOfNights(asked)) {
    void actOn({ id: booking.id, name: ending, reload }, async (headers) => {
      await call(checkOut, { params: { id: booking.id }, body: {}, headers });
      toastSuccess(done[ending](booking.guest_name), undoOf(ending, booking, reload));
    });
    return;
  }
  show();
  $reload.set(reload);
  $endOfStay.set({ ...asked, nights: 'keep', refund: 'none', amount: '' });
}

export function closeEnd(): void {
  if ($endForm.get().isBusy) return;
  latest.end();
  $endOfStay.set(undefined);
}

function bodyOf({ nights, refund, amount }: EndOfStay) {
  const asked = refundOf({ choice: refund, amount });
  return asked === undefined ? undefined : { nights, refund: asked };
}

/** Changes an answer, and asks the server what it would mean. */
export async function changeEnd(
  change: Partial<Pick<EndOfStay, 'nights' | 'refund' | 'amount'>>,
): Promise<void> {
  const before = $endOfStay.get();
  if (!before) return;
  const { preview: _, ...end } = { ...before, ...change };
  $endOfStay.set(end);
  const signal = latest.begin();
  const body = bodyOf(end);
  if (!body) return;
  try {
    const params = { id: end.booking.id };
    const { freed, refund, fee } = await call(CALLS[end.ending], {
      params,
      body: { ...body, preview: true },
      signal,
    });
    const money = end.booking.paid > 0 && messages.preview(formatRupees(refund), formatRupees(fee));
    $endOfStay.set({
      ...end,
      preview: [messages.freedNights(freed.length), money].filter(Boolean).join(' '),
    });
    show();
  } catch (error) {
    if (!signal.aborted) show({ form: failureSentence(error, NOT_SAVED) });
  }
}

export async function confirmEnd(): Promise<void> {
  const end = $endOfStay.get();
  if (!end) return;
  const body = bodyOf(end);
  if (!body) return show({ form: messages.AMOUNT_NEEDED });
  latest.end();
  const { ending, booking } = end;
  const { id, guest_name } = booking;
  const reload = $reload.get();
  const work = async () => {
    const { told } = await withKey(`${ending} ${id}`, (key) =>
      call(CALLS[ending], { params: { id }, body, headers: { 'Idempotency-Key': key } }),
    );
    const sent = told?.address ? messages.emailed(told.address) : ending === 'no-show' && messages.notTold;
    const text = [done[ending](guest_name), sent].filter(Boolean).join(' ');
    toastSuccess(text, undoOf(ending, booking, reload));
  };
  if (!(await send({}, () => orLook(reload, work)))) return;
  $endOfStay.set(undefined);
  rest(id);
  await reload();
}
