import type { Hono } from 'hono';
import * as acts from '#contract/host/acts.ts';
import type { Told } from '#contract/host/told.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { NOT_YET } from '#messages/host/booking.ts';
import { confirmationChat } from '#messages/mail/chat.ts';
import { type Host, mountForHost, nameOf } from '#server/host/access/access.ts';
import { limitMail, limitResend } from '#server/host/access/host-limits.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { mailConfirmation } from '#server/payments/confirm-unpaid.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { insertMessage } from '#server/reservations/message-queries.ts';
import { listReservationRooms, updateReservation } from '#server/reservations/queries.ts';
import type { ReservationChanges, ReservationRow } from '#server/reservations/schema.ts';
import { acceptRequest } from './accept-request.ts';
import { actOnBooking } from './act-on-booking.ts';
import { findHostBooking } from './booking-queries.ts';
import { hostBookingView } from './booking-view.ts';
import { makePaymentLink } from './payment-link.ts';
import { chatText, toldOf } from './told.ts';

export function hostActRoutes(app: Hono, deps: AppContext & { freshness: Freshness }): void {
  const { db, clock, config } = deps;

  /** Does an act that needs no values in its history beside its name. */
  const act = <Done>(
    host: Host,
    id: number,
    action: string,
    work: (tx: Tx, row: ReservationRow, now: Date) => Promise<Done | Refusal>,
  ) =>
    actOnBooking(deps, host, id, async ({ tx, row, now, audit }) => {
      const done = await work(tx, row, now);
      if (!(done instanceof Refusal)) await audit(action);
      return done;
    });
  const answer = async (host: Host, id: number, refusal: unknown) => {
    if (refusal instanceof Refusal) return refusal;
    const row = await findHostBooking(db, host.propertyIds, id);
    return row ? { booking: await hostBookingView(db, row, clock()) } : refuse('not_found');
  };

  const toldAnswer = async (host: Host, id: number, told: Told | Refusal) => {
    if (told instanceof Refusal) return told;
    const answered = await answer(host, id, told);
    return answered instanceof Refusal ? answered : { ...answered, told };
  };

  const marks = [
    [acts.checkIn, 'check in', checkedIn],
    [acts.checkOut, 'check out', checkedOut],
    [acts.markNoShow, 'no-show', notCome],
  ] as const;
  for (const [call, action, changesOf] of marks) {
    mountForHost(app, deps, call, async ({ params: { id }, host }) => {
      const done = await act(host, id, action, async (tx, row, now) => {
        const changes = changesOf(row, now);
        return changes instanceof Refusal ? changes : updateReservation(tx, id, changes);
      });
      return answer(host, id, done);
    });
  }

  mountForHost(app, deps, acts.undoAct, async ({ params: { id }, body, host }) => {
    const { action, isLast, changes } = UNDO[body.act];
    const done = await act(host, id, action, async (tx, row) =>
      row.status === 'confirmed' && isLast(row) ? updateReservation(tx, id, changes) : refuse('wrong_state'),
    );
    return answer(host, id, done);
  });

  mountForHost(app, deps, acts.acceptRequest, async ({ params: { id }, host }) => {
    const { siteUrl } = config;
    const row = await findHostBooking(db, host.propertyIds, id);
    const rooms = row?.awaits_host ? await listReservationRooms(db, id) : [];
    // The site that was silent may respond by now.
    await deps.freshness.check(rooms.map(({ room_id }) => room_id));
    const done = await act(host, id, 'accept request', (tx, row, now) =>
      acceptRequest(tx, row, { now, siteUrl }),
    );
    return answer(host, id, done);
  });

  mountForHost(app, deps, acts.resendConfirmation, async ({ params: { id }, host }) => {
    const booking = await findHostBooking(db, host.propertyIds, id);
    if (!booking) return refuse('not_found');
    const tooMany = (await limitResend(deps, id)) ?? (await limitMail(deps, host, booking));
    if (tooMany) return tooMany;
    const done = await act(host, id, 'resend confirmation', async (tx, row, now) => {
      const ofChannel = refuseOfChannel(row);
      if (ofChannel) return ofChannel;
      if (row.status !== 'confirmed') return refuse('wrong_state');
      await mailConfirmation(tx, row, now);
      return toldOf(row, confirmationChat(await chatText(tx, row, { now, siteUrl: config.siteUrl })));
    });
    return toldAnswer(host, id, done);
  });

  mountForHost(app, deps, acts.addNote, async ({ params: { id }, body: { text }, host }) => {
    const note = { reservation_id: id, author: 'note', ...writer(host), text } as const;
    return answer(host, id, await act(host, id, 'add note', (tx, _, now) => insertMessage(tx, note, now)));
  });

  mountForHost(app, deps, acts.sendMessage, async ({ params: { id }, body: { text }, host }) => {
    const booking = await findHostBooking(db, host.propertyIds, id);
    if (!booking) return refuse('not_found');
    const tooMany = await limitMail(deps, host, booking);
    if (tooMany) return tooMany;
    const done = await act(host, id, 'send message', async (tx, row, now) => {
      const ofChannel = refuseOfChannel(row);
      if (ofChannel) return ofChannel;
      const message = { reservation_id: id, author: 'host', ...writer(host), text } as const;
      const message_id = await insertMessage(tx, message, now);
      const data = { reservation_id: id, message_id, token: await createBookingLink(tx, id, now) };
      await enqueueMail(tx, row.guest_email, { kind: 'host_message', data }, now);
      return toldOf(row, text);
    });
    return toldAnswer(host, id, done);
  });

  mountForHost(app, deps, acts.sendPaymentLink, async ({ params: { id }, host }) => {
    const booking = await findHostBooking(db, host.propertyIds, id);
    if (!booking) return refuse('not_found');
    // The link can still be copied if no mail may be sent.
    const mayMail = !(await limitMail(deps, host, booking));
    return act(host, id, 'send payment link', (tx, row, now) =>
      makePaymentLink(tx, row, { now, siteUrl: config.siteUrl, mayMail }),
    );
  });
}

interface Undo {
  action: string;
  isLast: (row: ReservationRow) => boolean;
  changes: ReservationChanges;
}

const UNDO: Record<'check-in' | 'check-out' | 'no-show', Undo> = {
  'check-in': {
    action: 'undo check in',
    isLast: ({ checked_in_at, checked_out_at }) => checked_in_at !== null && checked_out_at === null,
    changes: { checked_in_at: null },
  },
  'check-out': {
    action: 'undo check out',
    isLast: ({ checked_out_at }) => checked_out_at !== null,
    changes: { checked_out_at: null },
  },
  'no-show': {
    action: 'undo no-show',
    isLast: ({ no_show_at }) => no_show_at !== null,
    changes: { no_show_at: null },
  },
};

const writer = (host: Host) => ({ user_id: host.user.id, name: nameOf(host) });

/** Guests who were marked as not coming may come late. */
function checkedIn(row: ReservationRow, now: Date): ReservationChanges | Refusal {
  if (row.status !== 'confirmed' || row.checked_in_at) return refuse('wrong_state');
  if (todayInIndia(now) < row.check_in) return refuse('wrong_state', {}, NOT_YET);
  return { checked_in_at: now, no_show_at: null };
}

function checkedOut(row: ReservationRow, now: Date): ReservationChanges | Refusal {
  const isThere = row.status === 'confirmed' && !row.no_show_at && !row.checked_out_at;
  if (!isThere) return refuse('wrong_state');
  if (todayInIndia(now) < row.check_in) return refuse('wrong_state', {}, NOT_YET);
  return { checked_out_at: now };
}

function notCome(row: ReservationRow, now: Date): ReservationChanges | Refusal {
  const mayCome = row.status === 'confirmed' && !row.checked_in_at && !row.no_show_at;
  if (!mayCome) return refuse('wrong_state');
  if (todayInIndia(now) < row.check_in) return refuse('wrong_state', {}, NOT_YET);
  return { no_show_at: now };
}
