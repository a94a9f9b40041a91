/** Returns the link that opens a chat with an E.164 number, with a text to send. */
export const chatLink = (e164: string, text = '') =>
  `https://wa.me/${e164.slice(1)}${text && `?text=${encodeURIComponent(text)}`}`;
