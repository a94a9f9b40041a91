import type { PolicyName } from '#domain/policy.ts';
import type { Festival } from '#islands/ui/stay-days.ts';

/** Host content for every room, passed in by the page, which reads content/. */
export interface RoomText {
  /** The titles of the policies. */
  policyTitles: Record<PolicyName, string>;
  /** Used if the homestay has none. */
  questions: readonly { question: string; answer: string }[];
  /** For groups too large for any room. */
  phone: string;
  /** The most guests that one homestay takes. */
  largestGroup: number;
  /** Festivals to come, marked in the calendar. */
  festivals: readonly Festival[];
  host: {
    name: string;
    paragraphs: readonly string[];
    /** The address of their picture, and what it shows. */
    picture: string;
    alt: string;
    whatsapp: string | undefined;
  };
}
