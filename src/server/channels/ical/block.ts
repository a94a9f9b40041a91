/** Tells nights that a channel has closed from bookings: by what it calls them, and that nothing leads to a booking. */

const CLOSED = /(?<!\p{L})(not[\s_-]*available|unavailable|blocked|closed)(?!\p{L})/iu;

/** Matches the code of a booking: Airbnb's own, or one that is called so. */
const CODE =
  /\bHM[A-Z0-9]{8}\b|(?:reservation|booking|confirmation|itinerary)\s*(?:id|code|number|no\.?|ref(?:erence)?)?\s*[:#]\s*(?!https?:)[A-Z0-9-]*\d[A-Z0-9-]*/i;
const LINK = /https?:\/\/[^\s<>"']+/gi;
const BOOKING = /reserv|booking|\brsv|res_?id|confirmation|itinerar/i;

/** Returns whether an event closes nights without a guest. */
export function isBlock({
  summary,
  description,
  url,
}: {
  summary: string;
  description: string;
  url: string;
}): boolean {
  if (!CLOSED.test(summary)) return false;
  const all = `${summary}\n${description}\n${url}`;
  return !CODE.test(`${summary}\n${description}`) && !(all.match(LINK) ?? []).some(leadsToBooking);
}

/** The name of a site, such as booking.com, does not count. */
function leadsToBooking(link: string): boolean {
  const url = URL.parse(link);
  return url !== null && BOOKING.test(url.pathname + url.search + url.hash);
}
