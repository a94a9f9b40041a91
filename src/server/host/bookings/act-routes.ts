import type { Hono } from 'hono';
import * as acts from '#contract/host/acts.ts';
import type { Told } from '#contract/host/told.ts';
import { pathIn } from '#domain/language/page-path.ts';
import { type Host, nameOf } from '#server/host/access/access.ts';
import { limitMail, limitResend } from '#server/host/access/host-limits.ts';
import { enqueueMail } from '#server/mail/queries.ts';
import { mailConfirmation } from '#server/payments/confirm-unpaid.ts';
import type { PaymentContext } from '#server/payments/context.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import { refuseOfChannel } from '#server/reservations/channel-booking.ts';
import type { Freshness } from '#server/reservations/freshness.ts';
import { createBookingLink } from '#server/reservations/link-queries.ts';
import { insertMessage } from '#server/reservations/messages/message-queries.ts';
import { listReservationRooms, updateReservation } from '#server/reservations/queries.ts';
import { acceptRequest } from './accept-request.ts';
import { mountAct, shownBooking } from './act-on-booking.ts';
import { findHostBooking } from './booking-queries.ts';
import { makePaymentLink } from './payment-link.ts';
import { mayMailGuest, tell, tellConfirmed } from './told.ts';

const TOLD_ACTIONS = { whatsapp: 'told by WhatsApp', said: 'told the guest' } as const;

export function hostActRoutes(app: Hono, deps: AppContext & PaymentContext & { freshness: Freshness }): void {
  const { db, config, accounts } = deps;
  const answer = async (host: Host, id: number, refusal: unknown) =>
    refusal instanceof Refusal ? refusal : shownBooking(deps, host, id);
  const toldAnswer = async (host: Host, id: number, told: Told | Refusal) => {
    if (told instanceof Refusal) return told;
    const answered = await shownBooking(deps, host, id);
    return answered instanceof Refusal ? answered : { ...answered, told };
  };

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

  mountAct(app, deps, acts.acceptRequest, async ({ params: { id }, host, isRepeated, act }) => {
    const row = await findHostBooking(db, host.propertyIds, id);
    const rooms = row?.awaits_host ? await listReservationRooms(db, id) : [];
    // The site that was silent may respond by now.
    await deps.freshness.check(rooms.map(({ room_id }) => room_id));
    const mayMail = isRepeated || (await mayMailGuest(deps, host, id));
    const context = { config, checkCodes: accounts.checkCodes, mayMail };
    const done = await act(async ({ tx, row, now, audit }) => {
      const told = await acceptRequest(tx, row, { now, ...context });
      if (told instanceof Refusal) return told;
      await audit('accept request');
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
      const { checkCodes } = accounts;
      return tellConfirmed(tx, row, { now, siteUrl: config.siteUrl, checkCodes, isMailed: true });
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
      const words = text.replaceAll('{link}', config.siteUrl + pathIn(row.language, `/my-booking/${token}`));
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
      const made = await makePaymentLink(tx, row, { now, config, mayMail });
      if (!(made instanceof Refusal)) await audit('send payment link');
      return made;
    });
  });
}

const writer = (host: Host) => ({ user_id: host.user.id, name: nameOf(host) });
