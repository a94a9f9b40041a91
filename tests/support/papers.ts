import type { HostPaper, PaperTotals, Seller } from '#contract/host/papers.ts';
import type { PaperKind } from '#domain/papers/paper-number.ts';

/** Their check characters are right. */
export const ODISHA_GSTIN = '21ABCDE1234F1ZC';
export const OTHER_GSTIN = '27ABCDE1234F1Z0';

/** A paper of ₹4,720 at 5 %, issued on 21 November 2026. */
export const hostPaper = (
  id: number,
  kind: PaperKind,
  number: string,
  changes: Partial<HostPaper> = {},
): HostPaper => ({
  id,
  reservation_id: 12,
  guest_name: 'Asha Mishra',
  kind,
  number,
  issued_at: '2026-11-21T06:00:00.000Z',
  total: '4720.00',
  taxable: '4495.24',
  tax: [{ rate: 5, taxable: '4495.24', cgst: '112.38', sgst: '112.38' }],
  url: `/api/public/papers/${id}?key=signed`,
  whatsapp_url: `https://wa.me/919876543210?text=${id}`,
  ...changes,
});

/** Invoices of ₹9,440, of which ₹4,720 was paid before the period and ₹1,000 is still due. */
export const paperTotals = (changes: Partial<PaperTotals> = {}): PaperTotals => ({
  invoiced: '9440.00',
  credited: '0.00',
  kept: '3720.00',
  advances: '0.00',
  advances_before: '4720.00',
  due: '1000.00',
  due_before: '0.00',
  ...changes,
});

export const seller = (changes: Partial<Seller> = {}): Seller => ({
  legal_name: 'Sea Breeze Homestay',
  address: 'Chakratirtha Road, Puri',
  state_code: '21',
  pin: null,
  phone: '+91 98610 12345',
  email: 'host@example.in',
  gstin: null,
  registered_from: null,
  breakfast_is: 'room',
  specified_premises: false,
  prefix: 'H1',
  ...changes,
});
