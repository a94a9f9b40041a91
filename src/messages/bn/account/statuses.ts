/** What a booking and its payment are, by the words of the API (spec section 4). */
export const STATUSES: Record<string, string> = {
  'Pending Payment': 'পেমেন্ট বাকি',
  Confirmed: 'নিশ্চিত',
  Expired: 'সময় পেরিয়েছে',
  Cancelled: 'বাতিল',
  Pending: 'বাকি',
  Paid: 'মেটানো হয়েছে',
  Failed: 'হয়নি',
  Refunded: 'ফেরত দেওয়া হয়েছে',
};
