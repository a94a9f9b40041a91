import * as accountData from '#contract/account-data.ts';
import * as alternatives from '#contract/alternatives.ts';
import * as analytics from '#contract/analytics.ts';
import * as auth from '#contract/auth.ts';
import * as availability from '#contract/availability.ts';
import * as change from '#contract/change.ts';
import * as check from '#contract/check.ts';
import * as codes from '#contract/codes/host-codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as hostActs from '#contract/host/acts.ts';
import * as hostAlerts from '#contract/host/alerts.ts';
import * as hostBackup from '#contract/host/backup.ts';
import * as hostBookings from '#contract/host/bookings.ts';
import * as hostCalendar from '#contract/host/calendar.ts';
import * as hostChanges from '#contract/host/changes.ts';
import * as hostChannels from '#contract/host/channels.ts';
import * as hostCharges from '#contract/host/charges.ts';
import * as hostHistory from '#contract/host/history.ts';
import * as hostPaperFiles from '#contract/host/paper-files.ts';
import * as hostPapers from '#contract/host/papers.ts';
import * as hostPasskeys from '#contract/host/passkeys.ts';
import * as hostPayments from '#contract/host/payments.ts';
import * as hostPeople from '#contract/host/people.ts';
import * as hostPhotos from '#contract/host/photos.ts';
import * as hostProperties from '#contract/host/properties.ts';
import * as hostRates from '#contract/host/rates.ts';
import * as hostRegister from '#contract/host/register.ts';
import * as hostReports from '#contract/host/reports.ts';
import * as hostRooms from '#contract/host/rooms.ts';
import * as hostSavedTexts from '#contract/host/saved-texts.ts';
import * as hostSetup from '#contract/host/setup.ts';
import * as hostSite from '#contract/host/site.ts';
import * as hostToday from '#contract/host/today.ts';
import * as hostWords from '#contract/host/words.ts';
import * as ical from '#contract/ical.ts';
import * as message from '#contract/message.ts';
import * as offerPage from '#contract/offer-page.ts';
import * as paid from '#contract/paid.ts';
import * as papers from '#contract/papers.ts';
import * as payment from '#contract/payment.ts';
import * as profile from '#contract/profile.ts';
import * as quote from '#contract/quote.ts';
import { REFUSALS, type RefusalCode } from '#contract/refusals.ts';
import * as reservation from '#contract/reservation.ts';
import * as reservationFiles from '#contract/reservation-files.ts';
import * as hostReviews from '#contract/reviews/host-reviews.ts';
import * as reviews from '#contract/reviews/review-calls.ts';
import * as room from '#contract/room.ts';
import * as service from '#contract/service.ts';
import * as travellers from '#contract/travellers.ts';
import * as waitlist from '#contract/waitlist.ts';

/** The calls that respond under any host name. */
const PROBES: readonly string[] = [service.getHealth.path, service.getReady.path];

export interface Call {
  /** The descriptor's name in the contract, e.g. `checkRoomAvailability`. */
  name: string;
  chapter: string;
  endpoint: Endpoint;
}

const CHAPTERS: Record<string, object> = {
  Rooms: { ...availability, ...alternatives, ...room },
  Reservations: {
    ...quote,
    ...reservation,
    ...reservationFiles,
    ...change,
    ...check,
    ...message,
    ...offerPage,
    ...paid,
    ...papers,
    ...reviews,
    ...travellers,
    ...waitlist,
  },
  Payments: payment,
  Accounts: auth,
  Profile: { ...profile, ...accountData },
  'Host desk': {
    ...hostToday,
    ...hostWords,
    ...hostCalendar,
    ...hostBookings,
    ...hostActs,
    ...hostPayments,
    ...hostCharges,
    ...hostPapers,
    ...hostPaperFiles,
    ...hostChanges,
    ...hostHistory,
    ...hostRates,
    ...hostReports,
    ...hostRegister,
    ...codes,
    ...hostReviews,
    ...hostPeople,
    ...hostBackup,
    ...hostPasskeys,
    ...hostAlerts,
    ...hostSavedTexts,
    ...hostSetup,
    ...hostRooms,
    ...hostProperties,
    ...hostPhotos,
    ...hostSite,
    ...hostChannels,
  },
  Channels: ical,
  Analytics: analytics,
  Service: service,
};

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'refusals' in value
  );
}

/** Every call of the contract, collected from its modules, so that none is forgotten. */
export const CALLS: readonly Call[] = Object.entries(CHAPTERS).flatMap(([chapter, calls]) =>
  Object.entries(calls).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [{ name, chapter, endpoint: value }] : [],
  ),
);

/** Returns the refusals that any call may return besides its own. */
export function refusalsOf(endpoint: Endpoint): RefusalCode[] {
  const asks = endpoint.params || endpoint.query || endpoint.body || endpoint.bodyType;
  const sends = endpoint.body || endpoint.bodyType;
  const usual: RefusalCode[] = [
    ...(asks ? (['bad_request'] as const) : []),
    ...(endpoint.access === 'signed-in' && !endpoint.withoutMailbox ? (['email_not_verified'] as const) : []),
    ...(endpoint.access === 'reservation' ? (['not_found', 'not_signed_in'] as const) : []),
    ...(endpoint.access === 'host' ? (['not_found', 'not_signed_in', 'passkey_required'] as const) : []),
    ...(endpoint.role === 'owner' ? (['owner_only'] as const) : []),
    ...(endpoint.method === 'GET' ? [] : (['origin_refused', 'body_too_slow'] as const)),
    ...(sends ? (['body_too_large', 'wrong_content_type'] as const) : []),
    ...(PROBES.includes(endpoint.path) ? [] : (['misdirected'] as const)),
    'internal',
    'database_unavailable',
  ];
  const all = new Set<RefusalCode>([...endpoint.refusals, ...usual]);
  return [...all].sort((a, b) => REFUSALS[a] - REFUSALS[b]);
}

/** Returns the path in OpenAPI's form, such as `/public/room/{id}`. */
export function pathOf(endpoint: Endpoint): string {
  return endpoint.path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');
}
