/** Whole rupees: from this total on an invoice names the guest's address and state (Rule 46 (e) of the CGST Rules). */
const NAMED_FROM = 50_000;

/** What an invoice says of its recipient beside the name, in the order of the form. */
export const RECIPIENT_FIELDS = ['address', 'state'] as const;
export type RecipientField = (typeof RECIPIENT_FIELDS)[number];

export const needsRecipient = (rupees: number): boolean => rupees >= NAMED_FROM;

/** Returns what is not known of a guest's address. */
export function missingOfRecipient(known: Readonly<Record<RecipientField, string>>): RecipientField[] {
  return RECIPIENT_FIELDS.filter((field) => known[field].trim() === '');
}
