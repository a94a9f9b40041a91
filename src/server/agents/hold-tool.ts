import * as z from 'zod/mini';
import { holdStay } from '#contract/agents/booking-tools.ts';
import type { QuoteClaims } from '#contract/agents/quote-claims.ts';
import type { InputOf } from '#contract/agents/tool.ts';
import { specialRequestFields } from '#contract/extras.ts';
import { email, line, phone } from '#contract/typed.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { statusAt } from '#domain/booking/reservation.ts';
import { pathIn } from '#domain/language/page-path.ts';
import { formatRupees } from '#domain/money/money.ts';
import { advanceOf } from '#domain/money/totals.ts';
import { asciiEmail } from '#domain/party/email.ts';
import { DEFAULT_COUNTRY, detailProblem } from '#domain/party/guest-details.ts';
import { roomAddress } from '#domain/rooms/search.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { fieldsOf } from '#server/platform/http/fields.ts';
import { Refusal, refuse } from '#server/platform/http/refusal.ts';
import type { ReservationRequest } from '#server/reservations/bill.ts';
import { holdForGuest } from '#server/reservations/hold-for-guest.ts';
import { lockUnpaid, releaseUnpaid } from '#server/reservations/holds/release-unpaid.ts';
import { digest } from '#server/reservations/idempotency.ts';
import { findByIdempotencyKey, findReservation } from '#server/reservations/queries.ts';
import type { ReservationRow } from '#server/reservations/schema.ts';
import { type AgentContext, forAgents, type Human, PageToOpen } from './agent-tool.ts';
import { readQuote } from './read-quote.ts';
import { ToolRefusal } from './refused-result.ts';

type Deps = AgentContext['deps'];
type Input = InputOf<typeof holdStay>;

/** For whom rooms are held, checked as on the page. */
const guest = z.object({
  name: line(120).check(z.refine((name) => detailProblem('name', name) === undefined)),
  email,
  phone: z.optional(phone),
  note: specialRequestFields.note,
});
type Guest = z.infer<typeof guest>;

/** What a call says of its hold when it asks a human to open the page. */
const askedFor = z.object({ id: z.int(), call: z.string() });

export const holdTool = forAgents(holdStay, async (asked, context, human) => {
  const { deps, c } = context;
  if (human.answer) return afterAnswer(asked, deps, human.answer);
  const quote = await readQuote(deps, asked.quote);
  if (quote instanceof ToolRefusal) return quote;
  const parsed = z.safeParse(guest, asked, { reportInput: true });
  if (!parsed.success) return refuse('bad_request', { fields: fieldsOf(parsed.error.issues) });
  const { name, email } = parsed.data;
  const idempotency = {
    key: deps.accounts.sign(`hold of quote ${quote.claims.jti}`),
    requestHash: digest(`${name.toLowerCase()} ${asciiEmail(email)}`),
  };
  if (quote.isOver && !(await findByIdempotencyKey(deps.db, idempotency.key)))
    return new ToolRefusal('quote_expired');
  const request = requestFor(quote.claims, parsed.data, asked.language);
  const held = await holdForGuest(c, deps, { request, idempotency });
  if (held instanceof Refusal) return refusalOf(held, deps, quote.claims);
  const row = await findReservation(deps.db, held.id);
  if (!row || statusAt(row, deps.clock()) !== 'held') return new ToolRefusal('quote_used');
  const result = resultOf(deps, row);
  if (!human.canOpen) return result;
  const what = row.awaits_host ? 'send the request to the host' : `pay ${formatRupees(row.total)}`;
  const message = `Check the stay and ${what} on ${new URL(result.pay_url).host}.`;
  return new PageToOpen(result.pay_url, message, { id: row.id, call: callOf(asked) });
});

const callOf = (asked: Input) => digest(JSON.stringify(Object.entries(asked).sort()));

/** Returns the hold that the same call has made before; releases it if the human did not want the page. */
async function afterAnswer(asked: Input, deps: Deps, { about, isOpened }: NonNullable<Human['answer']>) {
  const parsed = z.safeParse(askedFor, about);
  if (!parsed.success || parsed.data.call !== callOf(asked)) return refuse('bad_request');
  const { id } = parsed.data;
  if (isOpened) {
    const row = await findReservation(deps.db, id);
    const isHere = row && !row.released_at && ['held', 'confirmed'].includes(statusAt(row, deps.clock()));
    return isHere ? resultOf(deps, row) : new ToolRefusal('quote_used');
  }
  return inTransaction(deps.db, async (tx) => {
    const row = await lockUnpaid(tx, id);
    if (!(row instanceof Refusal)) await releaseUnpaid(tx, deps.offers, id, deps.clock());
    const isBooked = (await findReservation(tx, id))?.status === 'confirmed';
    return isBooked ? refuse('already_paid') : new ToolRefusal('declined');
  });
}

function requestFor(claims: QuoteClaims, guest: Guest, language: Input['language']): ReservationRequest {
  const { jti: quote_id, check_in, check_out, adults, children, rooms, breakfast, extra_beds } = claims;
  return {
    quote_id,
    check_in,
    check_out,
    adults,
    children,
    rooms: rooms.map(({ id }) => ({ id })),
    breakfast,
    extra_beds,
    total_price: claims.total_price,
    guest_name: guest.name,
    guest_email: guest.email,
    // The human says on the page what an assistant need not know.
    guest_phone: guest.phone ?? '',
    guest_address: '',
    country: DEFAULT_COUNTRY,
    state: '',
    note: guest.note,
    language,
    payment_method: 'full',
  };
}

function refusalOf(refused: Refusal, { config }: Deps, claims: QuoteClaims): Refusal | ToolRefusal {
  const { code } = refused;
  if (code === 'idempotency_conflict' || code === 'reservation_gone') return new ToolRefusal('quote_used');
  const [room] = claims.rooms;
  if (code !== 'proof_required' || !room) return refused;
  const { check_in: checkIn, check_out: checkOut, adults, children } = claims;
  const page =
    config.siteUrl + roomAddress(room.id, { checkIn, checkOut, adults, children, pastDate: false });
  return refuse(code, {}, `Too many rooms are held just now. A human can book at ${page}`);
}

function resultOf({ accounts, config }: Deps, row: ReservationRow) {
  const { id, total, language, hold_expires_at } = row;
  return {
    reference: bookingReference(id),
    total_price: total,
    advance_amount: advanceOf(total),
    pay_url: config.siteUrl + pathIn(language, `/offer/${accounts.offerTokens.of(id)}`),
    hold_expires_at: (hold_expires_at ?? row.created_at).toISOString(),
  };
}
