/** The messages of guest and host on the guest's own booking page. */

export const message = 'Message';
export const send = 'Send message';
export const HOST = 'Host';
export const YOU = 'You';
export const hint = 'You also get the answer by email.';
export const NOT_LOADED = 'The messages could not be loaded. Please try again.';
export const NOT_SENT = 'The message was not sent. Please try again.';
