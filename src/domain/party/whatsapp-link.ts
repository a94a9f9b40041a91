const INDIA = '91';
const LOCAL_DIGITS = 10;

/**
 * Returns the digits of a phone number as WhatsApp links have them, with the country's code: India's if none is
 * written.
 */
export function chatNumber(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length === LOCAL_DIGITS ? `${INDIA}${digits}` : digits;
}

/** Returns the link that opens a chat, with a text to send; without a number the host chooses whom to send it to. */
export const chatLink = (phone: string, text = '') =>
  `https://wa.me/${chatNumber(phone)}${text && `?text=${encodeURIComponent(text)}`}`;
