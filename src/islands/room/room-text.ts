import type { PolicyName } from '#domain/content/policy.ts';
import type { Festival } from '#islands/ui/calendar/stay-days.ts';

/** The page passes in what the host wrote about rooms, because it reads content/. */
export interface RoomText {
  policyTitles: Record<PolicyName, string>;
  /** The questions shown if the homestay has none of its own. */
  questions: readonly { question: string; answer: string }[];
  /** The phone number for groups that are too large for any room. */
  phone: string;
  /** The most guests that one homestay takes. */
  largestGroup: number;
  /** The ids of the homestays that have a page. */
  homestays: readonly number[];
  /**
   * The sample rating of the demonstration (spec section 3), until one of its homestays has three reviews; not reported
   * to search engines.
   */
  sampleRating?: { value: string; reviews: number } | undefined;
  /** The festivals to come, which the calendar marks. */
  festivals: readonly Festival[];
  whatsapp: string | undefined;
  /** The site names a way to reach the host. */
  hasContact: boolean;
  /** The homestay's own host, or the general one of the site; undefined if neither is told. */
  host: HostText | undefined;
}

export interface HostText {
  name: string;
  /** The first is on the page, all are in the dialog. */
  paragraphs: readonly string[];
  /** `alt` says what it shows. A drawing is labelled as one. */
  picture?: { url: string; alt: string; isDrawn: boolean };
}
