/** An address that the host copies or sends: of a calendar, a payment, an invitation. */

export const copy = 'Copy address';
export const copyForm = 'Copy the search form';
export const copyFormHint =
  'Paste it into a page of another site, such as a blog: it shows a search form that opens your rooms.';
export const copied = 'Copied';
export const COPY_FAILED = 'The browser does not allow copying. Select the address and copy it by hand.';
export const byWhatsApp = 'Send by WhatsApp';
