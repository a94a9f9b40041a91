/** What proves a booking: its check code and its QR code. */

import type { Fact } from './trip.ts';

export const CHECK_CODE = 'Check code';
export const QR_CODE = 'QR code';
export const SHOW_TO_TRUSTED = 'Show this only to people you trust: it tells when you travel.';

/** A line of a mail, a chat or a paper. */
export const checkCodeLine = (code: string) => `${CHECK_CODE}: ${code}`;

export const proofFacts = (code: string | null | undefined): Fact[] => (code ? [[CHECK_CODE, code]] : []);

/** The proof of a booking in a mail; the address is absent once the stay is over. */
export interface ProofText {
  code: string;
  link?: string | undefined;
}

/** The label of the address in the QR code. */
export const SHOW_PROOF = 'Show that this booking is real';
