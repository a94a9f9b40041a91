/** What proves a booking: its check code and its QR code. */

import type { Fact } from './trip.ts';

export type * from '../../en/booking/proof.ts';

export const CHECK_CODE = 'যাচাই কোড';
export const QR_CODE = 'QR কোড';
export const SHOW_TO_TRUSTED = 'এটি শুধু বিশ্বাসের লোককেই দেখান: আপনি কবে বেড়াতে যাচ্ছেন, এতে তা বোঝা যায়।';

/** A line of a mail, a chat or a paper. */
export const checkCodeLine = (code: string) => `${CHECK_CODE}: ${code}`;

export const proofFacts = (code: string | null | undefined): Fact[] => (code ? [[CHECK_CODE, code]] : []);

/** The label of the address in the QR code. */
export const SHOW_PROOF = 'এই বুকিং যে আসল, তা দেখান';
