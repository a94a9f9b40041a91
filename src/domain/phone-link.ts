/** The link that calls a phone number written with spaces. */
export const phoneLink = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

const INDIA = '91';
const LOCAL_DIGITS = 10;

/** The digits of a phone number as WhatsApp links have them, with the country's code: India's if none is written. */
export function chatNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length === LOCAL_DIGITS ? `${INDIA}${digits}` : digits;
}

/** A link that opens a chat with a prepared text; without a number the host chooses whom to send it to. */
export const chatLink = (phone: string, text: string) =>
  `https://wa.me/${chatNumber(phone)}?text=${encodeURIComponent(text)}`;
