import type { TestApp } from './app.ts';
import type { HostRequest } from './host-requests.ts';
import { sellerOf } from './seller.ts';

const get = (path: string): HostRequest => [path, { method: 'GET' }];
const NOVEMBER = 'from=2026-11-01&to=2026-11-30&property_id=1';

/** The calls on the papers of a booking or of a homestay. */
export const PAPER_REQUESTS: Record<string, (objects: { id: number; paper: number }) => HostRequest> = {
  getSeller: () => get('/host/properties/1/seller'),
  saveSeller: () => [
    '/host/properties/1/seller',
    { method: 'PUT', json: sellerOf({ gstin: null, registered_from: null }) },
  ],
  listHostPapersOfBooking: ({ id }) => get(`/host/reservations/${id}/papers`),
  issueInvoice: ({ id }) => [`/host/reservations/${id}/invoice`, { method: 'POST', json: {} }],
  sendPaper: ({ id, paper }) => [
    `/host/reservations/${id}/papers/${paper}/send`,
    { method: 'POST', json: { email: 'accounts@kalinga.example' } },
  ],
  downloadRegistrationCard: ({ id }) => get(`/host/reservations/${id}/registration-card.pdf`),
  setHostCompany: ({ id }) => [
    `/host/reservations/${id}/company`,
    { method: 'PUT', json: { name: 'Kalinga Travels', gstin: null } },
  ],
  listHostPapers: () => get(`/host/papers?${NOVEMBER}`),
  downloadPapers: () => get(`/host/papers.csv?${NOVEMBER}`),
  downloadPayments: () => get(`/host/payments.csv?${NOVEMBER}`),
  downloadBookings: () => get('/host/bookings.csv?from=2026-12-01&to=2026-12-31&property_id=1'),
  downloadGstr1: () => get('/host/gstr1.csv?month=2026-11&property_id=1'),
  getCashBook: () => get('/host/cash-book?date=2026-11-21'),
};

/** Returns the newest paper of a booking. */
export async function paperOf({ deps }: TestApp, reservationId: number): Promise<number> {
  const paper = await deps.db
    .selectFrom('paper')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return paper.id;
}
