import { endOfStay, guestActs } from '#domain/booking/guest-acts.ts';
import { todayInIndia } from '#domain/dates/calendar.ts';
import { findUserByEmail } from '#server/accounts/queries.ts';
import { findConflict } from '#server/channels/conflict-queries.ts';
import type { MailData } from '#server/mail/data.ts';
import { findPaper } from '#server/papers/paper-queries.ts';
import { newestPaper, readPaper } from '#server/papers/read-paper.ts';
import { loadStay } from '#server/papers/stay-queries.ts';
import { findDispute } from '#server/payments/dispute-queries.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findChange } from '#server/reservations/changes/change-queries.ts';
import { changeableUntil } from '#server/reservations/changes/changeable.ts';
import { codeById } from '#server/reservations/codes/code-queries.ts';
import { findMessage } from '#server/reservations/messages/message-queries.ts';
import { findReservation, listReservationRooms, namesOfRooms } from '#server/reservations/queries.ts';
import { promisedTerms } from '#server/reservations/terms-queries.ts';
import { mayAskGuest } from '#server/reviews/may-ask.ts';
import { inWords } from '#server/rooms/in-words.ts';
import { propertyTermsOf } from '#server/rooms/property.ts';
import { findProperty, listRoomNames } from '#server/rooms/queries.ts';
import { findEntryById, roomsOfEntry } from '#server/waitlist/queries.ts';

/** Returns what mails read when they are rendered. `accounts` hashes the mailboxes that want no mail about reviews. */
export function createMailData(db: Database, accounts: Pick<AppContext['accounts'], 'sign'>): MailData {
  const withProperty = async (reservationId: number) => {
    const row = await findReservation(db, reservationId);
    const property = row && (await findProperty(db, row.property_id));
    return property && { row, property };
  };
  return {
    async booking(id, host) {
      const [stay, found] = [await loadStay(db, id, host), await withProperty(id)];
      if (!stay || !found) return undefined;
      const { name, names, address, addresses } = found.property;
      const rooms = namesOfRooms(await listReservationRooms(db, id));
      return {
        ...stay,
        words: { property: inWords(name, names), address: inWords(address, addresses), rooms },
      };
    },
    paper: (id, host, at) => newestPaper(db, id, host, at),
    async paperById(id, host) {
      const row = await findPaper(db, id);
      return row && readPaper(db, row, host);
    },
    async language(about, to) {
      if ('reservation_id' in about)
        return (await findReservation(db, Number(about.reservation_id)))?.language;
      if ('entry_id' in about) return (await findEntryById(db, Number(about.entry_id)))?.language;
      return (await findUserByEmail(db, to))?.language;
    },
    guest: (id) => findReservation(db, id),
    dispute: (id) => findDispute(db, id),
    async conflict(id) {
      const found = await findConflict(db, id);
      const booking = found && (await findReservation(db, found.reservation_id));
      return found && booking && { ...found, isResolved: found.resolved_at !== null, booking, event: found };
    },
    async promisedTerms(id) {
      const row = await findReservation(db, id);
      if (!row) return undefined;
      return { terms: await promisedTerms(db, row), bookedAt: row.confirmed_at ?? row.created_at };
    },
    async guestActs(id, at) {
      const row = await findReservation(db, id);
      if (!row) return undefined;
      const { check_in: checkIn, checked_in_at, cancelled_at, status } = row;
      if (cancelled_at ? cancelled_at < at : status !== 'confirmed') return undefined;
      // A mail that was sent before the guest cancelled shows what could be done then.
      const changeUntil = await changeableUntil(db, { ...row, status: 'confirmed' }, at);
      const stay = { checkIn, hasArrived: checked_in_at !== null, ended: endOfStay(row, at), changeUntil };
      return guestActs(await promisedTerms(db, row), stay, at);
    },
    async stay(id) {
      const found = await withProperty(id);
      if (!found) return undefined;
      const { check_in, check_out, status } = found.row;
      const { check_in_time } = found.property;
      return { check_in, check_out, check_in_time, isCancelled: status === 'cancelled' };
    },
    async mayAskForReview(id, to, at) {
      const row = await findReservation(db, id);
      return row?.guest_email === to && mayAskGuest(db, accounts, row, todayInIndia(at));
    },
    async code(id) {
      const row = await codeById(db, id);
      return row?.ended_at === null ? row : undefined;
    },
    async property(id) {
      const found = await withProperty(id);
      if (!found) return undefined;
      const { id: property, lat, lng } = found.property;
      return { id: property, lat, lng, terms: await propertyTermsOf(db, found.property) };
    },
    async extrasBefore(quoteId) {
      const change = await findChange(db, quoteId);
      return change && (change.before.services ?? []);
    },
    message: (id) => findMessage(db, id),
    async stayToPay(id) {
      const found = await withProperty(id);
      if (!found) return undefined;
      const rooms = namesOfRooms(await listReservationRooms(db, id));
      const { name, names } = found.property;
      return { ...found.row, property: inWords(name, names), rooms };
    },
    async stayBefore(changeId) {
      const change = await findChange(db, changeId);
      if (!change) return undefined;
      const { check_in, check_out, adults, children, rooms } = change.before;
      const names = (await listRoomNames(db, rooms)).map(({ name }) => name);
      return { check_in, check_out, adults, children, rooms: names, total: change.total_before };
    },
    async waitlistEntry(id) {
      const entry = await findEntryById(db, id);
      if (!entry) return undefined;
      return { ...entry, isConfirmed: entry.confirmed_at !== null, rooms: await roomsOfEntry(db, entry) };
    },
  };
}
