import type { PolicyName } from '#domain/policy.ts';

/** What the host wrote for every room: handed over by the page, which reads content/. */
export interface RoomText {
  /** How the house rules are called. */
  ruleTitles: Record<PolicyName, string>;
  /** Shown where the homestay has no questions of its own. */
  questions: readonly { question: string; answer: string }[];
  /** For groups that no room online takes. */
  phone: string;
  /** So many guests fit into the largest homestay. */
  largestGroup: number;
  host: { name: string; paragraphs: readonly string[] };
}
