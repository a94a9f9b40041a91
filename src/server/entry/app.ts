import { Hono } from 'hono';
import { listAlternatives } from '#contract/alternatives.ts';
import {
  checkRoomAvailability,
  getCalendar,
  getExtraCharges,
  getPartyPrice,
} from '#contract/availability.ts';
import { getRoom, listPropertyFaqs, listPropertyImages } from '#contract/room.ts';
import { accountDataRoutes } from '#server/accounts/account-data-routes.ts';
import { passwordResetRoutes } from '#server/accounts/password-reset-routes.ts';
import { profileRoutes } from '#server/accounts/profile-routes.ts';
import { authRoutes } from '#server/accounts/routes.ts';
import { signUpRoutes } from '#server/accounts/sign-up-routes.ts';
import { agentRoutes } from '#server/agents/agent-routes.ts';
import { offerRoutes } from '#server/agents/offer-routes.ts';
import { analyticsRoutes } from '#server/analytics/routes.ts';
import { takeFreedNights } from '#server/channels/freed-nights.ts';
import { createFreshness } from '#server/channels/freshness.ts';
import { icalRoutes } from '#server/channels/ical-routes.ts';
import { readFeed } from '#server/channels/read-feed.ts';
import { demoPictureRoutes } from '#server/host/demo-routes.ts';
import { answerInLanguage } from '#server/language/answer-in-language.ts';
import type { MailData } from '#server/mail/data.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { mailboxRoutes } from '#server/mail/routes.ts';
import type { MailOutcome } from '#server/mail/worker.ts';
import { paperRoutes } from '#server/papers/routes.ts';
import { cancellationRoutes } from '#server/payments/cancel-routes.ts';
import { changeRoutes } from '#server/payments/change-routes.ts';
import { fileRoutes } from '#server/payments/file-routes.ts';
import { paymentRoutes } from '#server/payments/routes.ts';
import { sandboxPaymentRoutes } from '#server/payments/sandbox/routes.ts';
import type { SandboxPayments } from '#server/payments/sandbox/sandbox.ts';
import { docsRoutes } from '#server/platform/api-docs/routes.ts';
import type { AppContext } from '#server/platform/context.ts';
import { errorResponse, refusalForError } from '#server/platform/http/errors.ts';
import { answerFromStandby } from '#server/platform/http/from-standby.ts';
import { serviceRoutes, watchWrites } from '#server/platform/http/health-routes.ts';
import { guardHost } from '#server/platform/http/known-hosts.ts';
import { headAsGet, unroutedResponse } from '#server/platform/http/methods.ts';
import { guardOrigin } from '#server/platform/http/origins.ts';
import { refuse } from '#server/platform/http/refusal.ts';
import { logResponse } from '#server/platform/http/response-log.ts';
import { safeHeaders } from '#server/platform/http/safe-headers.ts';
import { onlyThisMachine } from '#server/platform/http/this-machine.ts';
import { uploadRoutes } from '#server/platform/http/upload-routes.ts';
import { registerRoutes } from '#server/register/routes.ts';
import { checkRoutes } from '#server/reservations/check/check-routes.ts';
import { bookingLinkRoutes } from '#server/reservations/link-routes.ts';
import { messageRoutes } from '#server/reservations/messages/message-routes.ts';
import { paidRoutes } from '#server/reservations/paid-routes.ts';
import { quoteRoutes } from '#server/reservations/quotes/quote-routes.ts';
import { reservationRoutes } from '#server/reservations/routes.ts';
import { reviewRoutes } from '#server/reviews/routes.ts';
import { alternativeRoutes } from '#server/rooms/alternative-routes.ts';
import { availabilityRoutes } from '#server/rooms/availability-routes.ts';
import { knownRoomRoutes } from '#server/rooms/known-room-routes.ts';
import type { FindOwnHold } from '#server/rooms/own-hold.ts';
import { roomRoutes } from '#server/rooms/routes.ts';
import { createOffers } from '#server/waitlist/offer-holds.ts';
import { waitlistRoutes } from '#server/waitlist/routes.ts';
import { type HostContext, hostRoutes } from './desk.ts';
import { setReach } from './reach.ts';

export type ServerContext = HostContext & {
  /** Set if `payments` is the sandbox. */
  sandbox?: SandboxPayments;
  mail: Mailer;
  mailData: MailData;
  mailOutcome: MailOutcome;
};

/** The calls by which guests find rooms. They only read. */
const SEARCHES = [
  checkRoomAvailability,
  getPartyPrice,
  getCalendar,
  getExtraCharges,
  listAlternatives,
  getRoom,
  listPropertyImages,
  listPropertyFaqs,
];

function searchRoutes(api: Hono, deps: AppContext, findOwnHold: FindOwnHold): void {
  availabilityRoutes(api, deps, findOwnHold);
  alternativeRoutes(api, deps, findOwnHold);
  roomRoutes(api, deps, findOwnHold);
}

/** Returns the booking API: middleware, then the list of routes. */
export function createApp(deps: ServerContext): Hono {
  const root = new Hono();

  root.use(headAsGet);
  root.use(answerInLanguage);
  root.use(logResponse(deps.log, safeHeaders(deps.config)));
  root.use(guardHost(deps.config));
  root.use(guardOrigin(deps.config));

  const api = new Hono();
  const offers = createOffers(deps);
  const freshness = createFreshness({
    ...deps,
    read: (feedId) => readFeed(deps, feedId),
    takeFreed: () => takeFreedNights(deps),
  });
  const checked = { ...deps, freshness };
  setReach(api);
  const writes = watchWrites();
  serviceRoutes(api, deps, writes);
  if (deps.standby) {
    const standby = new Hono();
    const copy = { ...deps, ...deps.standby };
    searchRoutes(standby, copy, createOffers(copy).find);
    standby.onError((error, c) => {
      deps.log.error({ err: error }, 'the standby failed, too');
      return errorResponse(c, refusalForError(error, c.req.path));
    });
    answerFromStandby(api, SEARCHES, new Hono().route('/api', standby));
  }
  searchRoutes(api, deps, offers.find);
  knownRoomRoutes(api, deps);
  demoPictureRoutes(api);
  quoteRoutes(api, deps, { findOwnHold: offers.find, freshness });
  changeRoutes(api, checked);
  reservationRoutes(api, deps, { offers, freshness });
  offerRoutes(api, deps);
  bookingLinkRoutes(api, deps);
  checkRoutes(api, root, deps);
  messageRoutes(api, deps);
  paidRoutes(api, deps);
  waitlistRoutes(api, deps);
  cancellationRoutes(api, deps);
  const { payments } = deps.config;
  if (deps.sandbox && (payments.kind !== 'sandbox' || !payments.byName)) {
    // The sandbox's webhook must not be called from elsewhere, because its secret is public, too.
    for (const path of ['/sandbox/razorpay/*', '/webhooks/razorpay']) api.use(path, onlyThisMachine);
  }
  paymentRoutes(api, checked);
  if (deps.sandbox) sandboxPaymentRoutes(api, deps, deps.sandbox);
  authRoutes(api, deps);
  signUpRoutes(api, deps);
  passwordResetRoutes(api, deps);
  mailboxRoutes(api, deps);
  profileRoutes(api, deps);
  accountDataRoutes(api, deps);
  fileRoutes(api, deps);
  paperRoutes(api, deps);
  registerRoutes(api, deps);
  reviewRoutes(api, deps);
  uploadRoutes(api, deps);
  analyticsRoutes(api, deps);
  hostRoutes(api, deps, freshness);
  icalRoutes(api, deps);
  docsRoutes(api);
  root.route('/api', api);
  agentRoutes(root, { ...checked, offers });

  root.notFound((c) => unroutedResponse(root, c));
  root.onError((error, c) => {
    const id = c.res.headers.get('X-Request-Id');
    if (c.req.raw.signal.aborted) {
      // No client reads this response: usually it closed the connection while sending the body.
      deps.log.info({ id, err: error }, 'client closed the connection');
      return errorResponse(c, refuse('bad_request'));
    }
    const refusal = refusalForError(error, c.req.path);
    if (refusal.code === 'database_unavailable') writes.failed(deps.clock());
    deps.log.error({ id, code: refusal.code, err: error }, 'request failed');
    return errorResponse(c, refusal);
  });
  return root;
}

/** Returns the part of the API that the build needs: the rooms and their pictures. */
export function createCatalogue(deps: Pick<AppContext, 'db' | 'clock' | 'files'>): Hono {
  const api = new Hono();
  api.use(answerInLanguage);
  knownRoomRoutes(api, deps);
  demoPictureRoutes(api);
  uploadRoutes(api, deps);
  return new Hono().route('/api', api);
}
