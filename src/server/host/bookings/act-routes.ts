import type { Hono } from 'hono';
import * as acts from '#contract/host/acts.ts';
import type { Told } from '#contract/host/told.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { NOT_YET } from '#messages/host/booking.ts';
import { confirmationChat } from '#messages/mail/chat.ts';
import { type Host, nameOf } from '#server/host/access/access.ts';
import { limitMail, limitResend } from '#server/host/access/host-limits.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { mailConfirmation } from '#server/payments/confirm-unpaid.ts';
import type { PaymentContext } from '#server/payments/context.ts';
import { endStay, planEnd } from '#server/payments/end-stay.ts';
import { payNow } from '#server/payments/pay-refunds.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { insertMessage } from '#server/reservations/message-queries.ts';
import { listReservationRooms, TOLD_BY_MAIL, updateReservation } from '#server/reservations/queries.ts';
import type { ReservationChanges, ReservationRow } from '#server/reservations/schema.ts';
import { acceptRequest } from './accept-request.ts';
import { mountAct, requireRefunding, shownBooking } from './act-on-booking.ts';
import { findHostBooking } from './booking-queries.ts';
import { takeBack, tellOfEnd } from './end-of-stay.ts';
import { makePaymentLink } from './payment-link.ts';
import { chatText, tell } from './told.ts';

const TOLD_ACTIONS = { whatsapp: 'told by WhatsApp', said: 'told the guest' } as const;

export function hostActRoutes(app: Hono, deps: AppContext & PaymentContext & { freshness: Freshness }): void {
  const { db, config } = deps;
  const answer = async (host: Host, id: number, refusal: unknown) =>
    refusal instanceof Refusal ? refusal : shownBooking(deps, host, id);
  const toldAnswer = async (host: Host, id: number, told: Told | Refusal) => {
    if (told instanceof Refusal) return told;
    const answered = await shownBooking(deps, host, id);
    return answered instanceof Refusal ? answered : { ...answered, told };
  };

  mountAct(app, deps, acts.checkIn, async ({ params: { id }, host, act }) => {
    const done = await act(async ({ tx, row, now, audit }) => {
      const refusal = refuseCheckIn(row, now);
      if (refusal) return refusal;
      // Guests who were marked as not coming may come late, if nobody has their rooms by now.
      const back = await takeBack(tx, row, now);
      if (back instanceof Refusal) return back;
      await updateReservation(tx, id, { checked_in_at: now, no_show_at: null });
      return audit('check in');
    });
    return answer(host, id, done);
  });

  for (const ending of ['check-out', 'no-show'] as const) {
    const call = ending === 'check-out' ? acts.checkOut : acts.markNoShow;
    mountAct(app, deps, call, async ({ params: { id }, body = {}, host, act }) => {
      const done = await act(async ({ tx, row, now, audit }) => {
        const isKept = !body.nights || body.nights === 'keep';
        const ofChannel = isKept && (body.refund ?? 'none') === 'none' ? undefined : refuseOfChannel(row);
        const end =
          ofChannel ?? refuseEnd(row, ending, now) ?? (await planEnd(tx, row, body, { ending, now }));
        if (end instanceof Refusal) return end;
        const freed = end.freed.map(({ room_id, night }) => ({ room_id, night }));
        const { refund, fee } = end;
        if (body.preview) return { freed, refund, fee };
        if (end.freed.length > 0) host.require('cancel', row.property_id);
        requireRefunding(host, row, end.paise);
        const isMailed = await endStay(tx, row, { end, ending }, now);
        const after = { check_out: end.checkOut, freed: freed.length, refund, fee };
        const facts = { before: { check_out: row.check_out }, after };
        await audit(
          ending === 'check-out' ? 'check out' : ending,
          freed.length > 0 || refund > 0 ? facts : {},
        );
        const told = await tellOfEnd(tx, row, { end, ending, isMailed }, { now, siteUrl: config.siteUrl });
        return { freed, refund, fee, told };
      });
      if (done instanceof Refusal || body.preview) return done;
      if (done.refund > 0) await payNow(deps, id);
      if (done.freed.length > 0) await deps.freshness.takeFreed();
      const shown = await shownBooking(deps, host, id);
      return shown instanceof Refusal ? shown : { ...shown, ...done };
    });
  }

  mountAct(app, deps, acts.undoAct, async ({ params: { id }, body, host, act }) => {
    const done = await act(async ({ tx, row, now, audit }) => {
      const { action, isLast, changesOf } = UNDO[body.act];
      if (row.status !== 'confirmed' || !isLast(row)) return refuse('wrong_state');
      const back = body.act === 'check-in' ? {} : await takeBack(tx, row, now);
      if (back instanceof Refusal) return back;
      await updateReservation(tx, id, { ...changesOf(row), ...back });
      return audit(action);
    });
    return answer(host, id, done);
  });

  mountAct(app, deps, acts.markTold, async ({ params: { id }, body: { how }, host, act }) => {
    const done = await act(async ({ tx, row, now, audit }) => {
      // A host may open the chat and then call the guest.
      if (!row.not_told_at) return refuse('wrong_state');
      await updateReservation(tx, id, { told_at: now, told_how: how });
      return audit(TOLD_ACTIONS[how]);
    });
    return answer(host, id, done);
  });

  mountAct(app, deps, acts.unmarkTold, async ({ params: { id }, host, act }) => {
    const done = await act(async ({ tx, row, audit }) => {
      if (!row.told_at) return refuse('wrong_state');
      await updateReservation(tx, id, { told_at: null, told_how: null });
      return audit('undo told');
    });
    return answer(host, id, done);
  });

  mountAct(app, deps, acts.acceptRequest, async ({ params: { id }, host, act }) => {
    const { siteUrl } = config;
    const row = await findHostBooking(db, host.propertyIds, id);
    const rooms = row?.awaits_host ? await listReservationRooms(db, id) : [];
    // The site that was silent may respond by now.
    await deps.freshness.check(rooms.map(({ room_id }) => room_id));
    const done = await act(async ({ tx, row, now, audit }) => {
      const told = await acceptRequest(tx, row, { now, siteUrl });
      if (!(told instanceof Refusal)) await audit('accept request');
      return told;
    });
    return toldAnswer(host, id, done);
  });

  mountAct(app, deps, acts.resendConfirmation, async ({ params: { id }, host, isRepeated, act }) => {
    const booking = await findHostBooking(db, host.propertyIds, id);
    if (!booking) return refuse('not_found');
    const tooMany = isRepeated
      ? undefined
      : ((await limitResend(deps, id)) ?? (await limitMail(deps, host, booking)));
    if (tooMany) return tooMany;
    const done = await act(async ({ tx, row, now, audit }) => {
      const ofChannel = refuseOfChannel(row);
      if (ofChannel) return ofChannel;
      if (row.status !== 'confirmed') return refuse('wrong_state');
      await mailConfirmation(tx, row, now);
      await audit('resend confirmation');
      const chat = confirmationChat(await chatText(tx, row, { now, siteUrl: config.siteUrl }));
      return tell(tx, row, { chat, now });
    });
    return toldAnswer(host, id, done);
  });

  mountAct(app, deps, acts.addNote, async ({ params: { id }, body: { text }, host, act }) => {
    const note = { reservation_id: id, author: 'note', ...writer(host), text } as const;
    const done = await act(async ({ tx, now, audit }) => {
      await insertMessage(tx, note, now);
      return audit('add note');
    });
    return answer(host, id, done);
  });

  mountAct(app, deps, acts.sendMessage, async ({ params: { id }, body: { text }, host, isRepeated, act }) => {
    const booking = await findHostBooking(db, host.propertyIds, id);
    if (!booking) return refuse('not_found');
    const tooMany = isRepeated ? undefined : await limitMail(deps, host, booking);
    if (tooMany) return tooMany;
    const done = await act(async ({ tx, row, now, audit }) => {
      const ofChannel = refuseOfChannel(row);
      if (ofChannel) return ofChannel;
      const token = await createBookingLink(tx, id, now);
      const words = text.replaceAll('{link}', `${config.siteUrl}/my-booking/${token}`);
      const message = { reservation_id: id, author: 'host', ...writer(host), text: words } as const;
      const message_id = await insertMessage(tx, message, now);
      const data = { reservation_id: id, message_id, token };
      await enqueueMail(tx, row.guest_email, { kind: 'host_message', data }, now);
      await audit('send message');
      return tell(tx, row, { chat: words, now });
    });
    return toldAnswer(host, id, done);
  });

  mountAct(app, deps, acts.sendPaymentLink, async ({ params: { id }, host, isRepeated, act }) => {
    const booking = await findHostBooking(db, host.propertyIds, id);
    if (!booking) return refuse('not_found');
    // The link can still be copied if no mail may be sent.
    const mayMail = isRepeated || !(await limitMail(deps, host, booking));
    return act(async ({ tx, row, now, audit }) => {
      const made = await makePaymentLink(tx, row, { now, siteUrl: config.siteUrl, mayMail });
      if (!(made instanceof Refusal)) await audit('send payment link');
      return made;
    });
  });
}

interface Undo {
  action: string;
  isLast: (row: ReservationRow) => boolean;
  changesOf: (row: ReservationRow) => ReservationChanges;
}

const UNDO: Record<'check-in' | 'check-out' | 'no-show', Undo> = {
  'check-in': {
    action: 'undo check in',
    isLast: ({ checked_in_at, checked_out_at }) => checked_in_at !== null && checked_out_at === null,
    changesOf: () => ({ checked_in_at: null }),
  },
  'check-out': {
    action: 'undo check out',
    isLast: ({ checked_out_at }) => checked_out_at !== null,
    changesOf: () => ({ checked_out_at: null }),
  },
  'no-show': {
    action: 'undo no-show',
    isLast: ({ no_show_at }) => no_show_at !== null,
    changesOf: ({ no_show_at, not_told_at }) => ({
      no_show_at: null,
      // The guest need not be told what was a mistake.
      ...(not_told_at?.getTime() === no_show_at?.getTime() && TOLD_BY_MAIL),
    }),
  },
};

const writer = (host: Host) => ({ user_id: host.user.id, name: nameOf(host) });

function refuseCheckIn(row: ReservationRow, now: Date): Refusal | undefined {
  if (row.status !== 'confirmed' || row.checked_in_at) return refuse('wrong_state');
  return todayInIndia(now) < row.check_in ? refuse('wrong_state', {}, NOT_YET) : undefined;
}

/** Guests can leave who have not left, and not come who have not come. */
function refuseEnd(row: ReservationRow, ending: 'check-out' | 'no-show', now: Date): Refusal | undefined {
  const hasEnded = ending === 'check-out' ? row.checked_out_at : row.checked_in_at;
  if (row.status !== 'confirmed' || row.no_show_at || hasEnded) return refuse('wrong_state');
  return todayInIndia(now) < row.check_in ? refuse('wrong_state', {}, NOT_YET) : undefined;
}
