/** What proves a booking: its check code and its QR code. */

import type { Fact } from './trip.ts';

export type * from '../../en/booking/proof.ts';

export const CHECK_CODE = 'जाँच कोड';
export const QR_CODE = 'QR कोड';
export const SHOW_TO_TRUSTED = 'यह सिर्फ़ भरोसे के लोगों को दिखाएँ: इससे पता चलता है कि आप कब सफ़र में हैं।';

/** A line of a mail, a chat or a paper. */
export const checkCodeLine = (code: string) => `${CHECK_CODE}: ${code}`;

export const proofFacts = (code: string | null | undefined): Fact[] => (code ? [[CHECK_CODE, code]] : []);

/** The label of the address in the QR code. */
export const SHOW_PROOF = 'दिखाएँ कि यह बुकिंग असली है';
