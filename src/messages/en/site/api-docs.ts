/** Texts of the API's documentation, besides the summaries of the contract. */

export const title = 'Booking API';
export const description =
  'Direct booking for homestays in Puri, Odisha. Dates are civil dates at the property (`YYYY-MM-DD`), money is in whole rupees, ids are integers. Every error has a sentence for people (`error`) and a stable `code`.';
export const contact = 'The host';
export const allBelow = 'All paths are below';
export const forPrograms = 'The same as an OpenAPI document:';
export const calls = 'Calls';

export const ACCESS = {
  anyone: 'Anyone',
  'signed-in': 'Signed-in users (bearer token)',
  reservation: 'The browser that made the reservation (its cookie), or its signed-in owner',
  host: 'Hosts of the homestay (bearer token)',
} as const;
export const WHO = {
  anyone: 'For anyone.',
  'signed-in': 'For the signed-in guest.',
  reservation:
    "For the browser with the reservation's own cookie and for its signed-in owner. Anyone else gets a 404.",
  host: 'For hosts: accounts with a role in the homestay. Guests get a 404.',
} as const;

export const returns = (access: string, status: number) => `${access}. Returns ${status}.`;
export const PARTS = { params: 'Path', query: 'Query', body: 'Body', response: 'Response' } as const;
export const refusals = 'Errors';
export const status = 'Status';
export const code = 'Code';

export const bearerToken = 'The access token from logging in.';
export const reservationCookie =
  'The HttpOnly cookie that is set when a reservation is created, for that reservation only.';
export const success = 'Success.';
export const notKnownYet = 'Not known yet. Please ask again.';
export const codesOf = (codes: readonly string[]) => `Codes: ${codes.join(', ')}.`;
