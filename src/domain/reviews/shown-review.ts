import type { Stars } from './rating.ts';

/** What a guest wrote after a stay, as other guests read it. */
export interface ShownReview {
  id: number;
  /** The mean of its stars. */
  rating: number;
  stars: Stars;
  /** Null where none were written, or where the host has hidden them. */
  words: string | null;
  /** The guest's first name; null if it is not shown. */
  name: string | null;
  /** The month of check-in, as `2027-02`. */
  stayed_in: string;
  /** The host's. */
  answer?: string | undefined;
  hidden?: boolean | undefined;
}
