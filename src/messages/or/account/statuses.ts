/** What a booking and its payment are, by the words of the API (spec section 4). */
export const STATUSES: Record<string, string> = {
  'Pending Payment': 'ପେମେଣ୍ଟ ବାକି',
  Confirmed: 'ନିଶ୍ଚିତ',
  Expired: 'ସମୟ ସରିଗଲା',
  Cancelled: 'ବାତିଲ',
  Pending: 'ବାକି',
  Paid: 'ଦିଆଯାଇଛି',
  Failed: 'ହେଲା ନାହିଁ',
  Refunded: 'ଫେରସ୍ତ ଦିଆଯାଇଛି',
};
