import type { Hono } from 'hono';
import type { ChannelProvider } from '#server/channels/provider.ts';
import { passkeyRoutes } from '#server/host/access/passkey-routes.ts';
import { hostActRoutes } from '#server/host/bookings/act-routes.ts';
import { hostBookingRoutes } from '#server/host/bookings/booking-routes.ts';
import { hostChangeRoutes } from '#server/host/bookings/change-routes.ts';
import { hostChargeRoutes } from '#server/host/bookings/charge-routes.ts';
import { hostPaymentRoutes } from '#server/host/bookings/payment-routes.ts';
import { savedTextRoutes } from '#server/host/bookings/saved-text-routes.ts';
import { hostStayRoutes } from '#server/host/bookings/stay-routes.ts';
import { calendarRoutes } from '#server/host/calendar/calendar-routes.ts';
import { historyRoutes } from '#server/host/changes/history-routes.ts';
import { channelRoutes } from '#server/host/channels/channel-routes.ts';
import { hostCodeRoutes } from '#server/host/codes/code-routes.ts';
import { exportRoutes } from '#server/host/money/export-routes.ts';
import { reportRoutes } from '#server/host/money/report-routes.ts';
import { paperFileRoutes } from '#server/host/papers/file-routes.ts';
import { hostPaperRoutes } from '#server/host/papers/paper-routes.ts';
import { sellerRoutes } from '#server/host/papers/seller-routes.ts';
import { alertRoutes } from '#server/host/people/alert-routes.ts';
import { backupRoutes } from '#server/host/people/backup-routes.ts';
import { invitationRoutes } from '#server/host/people/invitation-routes.ts';
import { peopleRoutes } from '#server/host/people/people-routes.ts';
import type { PushSender } from '#server/host/people/push-sender.ts';
import { rateRoutes } from '#server/host/rates/rate-routes.ts';
import { occupancyRoutes } from '#server/host/register/occupancy-routes.ts';
import { registerFileRoutes } from '#server/host/register/register-files.ts';
import { hostRegisterRoutes } from '#server/host/register/register-routes.ts';
import { hostTravellerRoutes } from '#server/host/register/traveller-routes.ts';
import { hostReviewRoutes } from '#server/host/reviews/review-routes.ts';
import { photoRoutes } from '#server/host/rooms/photo-routes.ts';
import { hostPropertyRoutes } from '#server/host/rooms/property-routes.ts';
import { hostRoomRoutes } from '#server/host/rooms/room-routes.ts';
import { setupRoutes } from '#server/host/setup/setup-routes.ts';
import type { SiteFile } from '#server/host/setup/site-file.ts';
import { type Site, siteRoutes } from '#server/host/today/site-routes.ts';
import { todayRoutes } from '#server/host/today/today-routes.ts';
import type { ContentFiles } from '#server/host/words/content-files.ts';
import { wordRoutes } from '#server/host/words/word-routes.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';
import type { Dump } from '#server/platform/backup/make.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Freshness } from '#server/reservations/freshness.ts';

/** What the desk's calls need. */
export type HostContext = AppContext & {
  payments: PaymentProvider;
  /** Sends alerts to the browsers of hosts. */
  push: PushSender;
  channels: ChannelProvider;
  /** The file of the site's details, if the server may write content. */
  siteFile?: SiteFile;
  /** The files of words, if the server may write content. */
  contentFiles?: ContentFiles;
  /** Dumps the embedded database; absent on a PostgreSQL server. */
  dump?: Dump;
  /** Publishes what hosts change. */
  site: Site;
};

/** Mounts the calls of the host's desk; `freshness` asks other sites whether rooms are still free. */
export function hostRoutes(api: Hono, deps: HostContext, freshness: Freshness): void {
  const checked = { ...deps, freshness };
  todayRoutes(api, deps);
  calendarRoutes(api, deps);
  hostBookingRoutes(api, checked);
  savedTextRoutes(api, deps);
  hostPaymentRoutes(api, deps);
  hostChargeRoutes(api, deps);
  hostChangeRoutes(api, checked);
  historyRoutes(api, deps);
  rateRoutes(api, deps);
  reportRoutes(api, deps);
  peopleRoutes(api, deps);
  backupRoutes(api, deps);
  invitationRoutes(api, deps);
  passkeyRoutes(api, deps);
  hostActRoutes(api, checked);
  hostStayRoutes(api, checked);
  alertRoutes(api, deps);
  setupRoutes(api, deps);
  wordRoutes(api, deps);
  hostRoomRoutes(api, deps);
  hostPropertyRoutes(api, deps);
  hostPaperRoutes(api, deps);
  sellerRoutes(api, deps);
  paperFileRoutes(api, deps);
  hostTravellerRoutes(api, deps);
  hostRegisterRoutes(api, deps);
  hostCodeRoutes(api, deps);
  hostReviewRoutes(api, deps);
  registerFileRoutes(api, deps);
  occupancyRoutes(api, deps);
  photoRoutes(api, deps);
  siteRoutes(api, deps);
  exportRoutes(api, deps);
  channelRoutes(api, deps);
}
