/** The digits of a phone number with its country code; ten digits are an Indian number. */
export function internationalDigits(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length === 10 ? `91${digits}` : digits;
}

/** The link that opens a WhatsApp chat with a phone number, with a text to send. */
export function whatsAppLink(phone: string, text = ''): string {
  return `https://wa.me/${internationalDigits(phone)}${text && `?text=${encodeURIComponent(text)}`}`;
}
