import { overFrom, paidPart, proofAddress } from '#domain/booking/proof.ts';
import { countNights, todayInIndia } from '#domain/dates/calendar.ts';
import type { AppContext } from '#server/platform/context.ts';
import { drawQrCode } from './qr-code.ts';
import type { StayOnPaper } from './stay-on-paper.ts';

/** What proves a booking to those whom its guest shows it. */
export interface BookingProof {
  /** As printed. */
  code: string;
  /** The address in the QR code; undefined once the booking is cancelled or over. */
  link?: string | undefined;
}

/** A confirmed or cancelled booking; the amounts are of one unit. */
interface ProvenBooking {
  id: number;
  homestay: string;
  checkIn: string;
  checkOut: string;
  paid: number;
  due: number;
  isCancelled: boolean;
}

export type ProofDeps = Pick<AppContext, 'accounts' | 'config' | 'clock'>;

/** Returns the code of a booking, and the address that shows what is true of it now. */
export async function proofOf(deps: ProofDeps, booking: ProvenBooking): Promise<BookingProof> {
  const { accounts, config, clock } = deps;
  const { id, homestay, checkIn, checkOut, isCancelled } = booking;
  const now = clock();
  const code = accounts.checkCodes.of(id);
  if (isCancelled || todayInIndia(now) >= overFrom(checkOut)) return { code };
  const stay = { homestay, checkIn, nights: countNights(checkIn, checkOut), paid: paidPart(booking) };
  const token = await accounts.bookingTokens.sign({ id, stay }, config.siteUrl, now);
  return { code, link: proofAddress(config.siteUrl, token) };
}

/** Returns the same of a booking as papers and mails show it. */
export function proofOfStay(deps: ProofDeps, invoice: StayOnPaper): Promise<BookingProof> {
  const { reservationId: id, property, stay, paid, due, cancelled } = invoice;
  return proofOf(deps, { id, homestay: property.name, ...stay, paid, due, isCancelled: cancelled === true });
}

/** A proof as a paper shows it. */
export interface DrawnProof {
  code: string;
  /** A PNG. */
  qr: Buffer | undefined;
}

export async function drawProof({ code, link }: BookingProof): Promise<DrawnProof> {
  return { code, qr: link === undefined ? undefined : await drawQrCode(link) };
}
