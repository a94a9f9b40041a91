import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { IMAGE_TOO_LARGE } from '#messages/profile.ts';
import type { AppDeps } from './deps.ts';
import { markAnswer } from './http/answers.ts';
import { limitBody } from './http/body-size.ts';
import { errorResponse, refusalForError } from './http/errors.ts';
import { guardHost } from './http/known-hosts.ts';
import { guardOrigin } from './http/origins.ts';
import { refuse } from './http/refusal.ts';
import { safeHeaders } from './http/safe-headers.ts';
import { onlyThisMachine } from './http/this-machine.ts';
import { accountDataRoutes } from './routes/account-data.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { authRoutes } from './routes/auth.ts';
import { availabilityRoutes } from './routes/availability.ts';
import { bookingLinkRoutes } from './routes/booking-link.ts';
import { cancellationRoutes } from './routes/cancellation.ts';
import { changeRoutes } from './routes/changes.ts';
import { demoPictureRoutes } from './routes/demo-pictures.ts';
import { docsRoutes } from './routes/docs.ts';
import { invoiceRoutes } from './routes/invoice.ts';
import { knownRoomRoutes } from './routes/known-rooms.ts';
import { mailboxRoutes } from './routes/mailbox.ts';
import { passwordResetRoutes } from './routes/password-reset.ts';
import { paymentRoutes } from './routes/payments.ts';
import { profileRoutes } from './routes/profile.ts';
import { quoteRoutes } from './routes/quotes.ts';
import { reservationRoutes } from './routes/reservations.ts';
import { roomRoutes } from './routes/rooms.ts';
import { sandboxPaymentRoutes } from './routes/sandbox-payments.ts';
import { serviceRoutes } from './routes/service.ts';
import { signUpRoutes } from './routes/sign-up.ts';
import { uploadRoutes } from './routes/uploads.ts';
import { waitlistRoutes } from './routes/waiting-list.ts';

const KILOBYTE = 1024;
const JSON_LIMIT = 1024 * KILOBYTE;
/** A picture of 5 MB and the frame of the form around it. */
const PICTURE_LIMIT = 5 * 1024 * KILOBYTE + 64 * KILOBYTE;
const PICTURE_PATH = '/api/profile/upload-picture';

/** The long answers that hold no secret: beside a secret, the length of what is compressed would tell of it. */
const COMPRESSED = ['/public/check-room-availability', '/public/room/*', '/public/calendar', '/openapi.json'];

/** The booking API: middleware, then the list of routes. */
export function createApp(deps: AppDeps): Hono {
  const root = new Hono();
  const tooLarge = (sentence?: string) => (): never => {
    throw new TooLarge(sentence);
  };
  const limits = {
    json: limitBody(JSON_LIMIT, tooLarge()),
    picture: limitBody(PICTURE_LIMIT, tooLarge(IMAGE_TOO_LARGE)),
  };

  root.use(markAnswer(deps.log, safeHeaders(deps.config)));
  root.use(guardHost(deps.config));
  root.use(guardOrigin(deps.config));
  root.use((c, next) => (c.req.path === PICTURE_PATH ? limits.picture(c, next) : limits.json(c, next)));

  const api = new Hono();
  for (const path of COMPRESSED) api.use(path, compress());
  serviceRoutes(api, deps);
  availabilityRoutes(api, deps);
  roomRoutes(api, deps);
  knownRoomRoutes(api, deps);
  demoPictureRoutes(api);
  quoteRoutes(api, deps);
  changeRoutes(api, deps);
  reservationRoutes(api, deps);
  bookingLinkRoutes(api, deps);
  waitlistRoutes(api, deps);
  cancellationRoutes(api, deps);
  const { payments } = deps.config;
  if (deps.sandbox && (payments.kind !== 'sandbox' || !payments.byName)) {
    // Its webhook's secret is written down for everybody, too.
    for (const path of ['/sandbox/razorpay/*', '/webhooks/razorpay']) api.use(path, onlyThisMachine);
  }
  paymentRoutes(api, deps);
  if (deps.sandbox) sandboxPaymentRoutes(api, deps, deps.sandbox);
  authRoutes(api, deps);
  signUpRoutes(api, deps);
  passwordResetRoutes(api, deps);
  mailboxRoutes(api, deps);
  profileRoutes(api, deps);
  accountDataRoutes(api, deps);
  invoiceRoutes(api, deps);
  uploadRoutes(api, deps);
  analyticsRoutes(api, deps);
  docsRoutes(api);
  root.route('/api', api);

  root.notFound((c) => errorResponse(c, refuse('not_found')));
  root.onError((error, c) => {
    if (error instanceof TooLarge) return errorResponse(c, refuse('body_too_large', {}, error.sentence));
    const id = c.res.headers.get('X-Request-Id');
    if (c.req.raw.signal.aborted) {
      // Nobody hears the answer: the body ended in the middle, mostly.
      deps.log.info({ id, err: error }, 'client hung up');
      return errorResponse(c, refuse('bad_request'));
    }
    const refusal = refusalForError(error, c.req.path);
    deps.log.error({ id, code: refusal.code, err: error }, 'request failed');
    return errorResponse(c, refusal);
  });
  return root;
}

class TooLarge extends Error {
  override readonly name = 'TooLarge';
  readonly sentence: string | undefined;

  constructor(sentence?: string) {
    super('the body is too large');
    this.sentence = sentence;
  }
}
