/** What proves a booking: its check code and its QR code. */

import type { Fact } from './trip.ts';

export type * from '../../en/booking/proof.ts';

export const CHECK_CODE = 'ଯାଞ୍ଚ କୋଡ';
export const QR_CODE = 'QR କୋଡ';
export const SHOW_TO_TRUSTED = 'ଏହା କେବଳ ବିଶ୍ୱାସୀ ଲୋକଙ୍କୁ ଦେଖାନ୍ତୁ: ଏଥିରୁ ଜଣାପଡ଼େ ଆପଣ କେବେ ଯାତ୍ରା କରିବେ।';

/** A line of a mail, a chat or a paper. */
export const checkCodeLine = (code: string) => `${CHECK_CODE}: ${code}`;

export const proofFacts = (code: string | null | undefined): Fact[] => (code ? [[CHECK_CODE, code]] : []);

/** The label of the address in the QR code. */
export const SHOW_PROOF = 'ଏହି ବୁକିଂ ଅସଲି ବୋଲି ଦେଖାନ୍ତୁ';
