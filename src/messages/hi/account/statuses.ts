/** What a booking and its payment are, by the words of the API (spec section 4). */
export const STATUSES: Record<string, string> = {
  'Pending Payment': 'भुगतान बाकी',
  Confirmed: 'पक्की',
  Expired: 'समय निकल गया',
  Cancelled: 'रद्द',
  Pending: 'बाकी',
  Paid: 'चुकाया गया',
  Failed: 'नहीं हो पाया',
  Refunded: 'वापस किया गया',
};
