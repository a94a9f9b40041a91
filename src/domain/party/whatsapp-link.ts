/** Returns the link that opens a chat with an E.164 number, with a text to send. */
export const chatLink = (e164: string, text = '') => withText(`https://wa.me/${e164.slice(1)}`, text);

/** Returns the link of a chat with a text to send. */
export const withText = (link: string, text: string) =>
  `${link}${text && `${link.includes('?') ? '&' : '?'}text=${encodeURIComponent(text)}`}`;
