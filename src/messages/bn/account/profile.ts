/** Sentences of the profile and of its calls (spec sections 2, 5 and 8). */

export const title = 'আমার প্রোফাইল';
export const lead = 'আপনার বুকিং আর ইনভয়েস, পছন্দের তালিকা আর আপনার তথ্য। একই ইমেলে অ্যাকাউন্ট ছাড়া করা বুকিংও এখানে আছে।';
export const pleaseLogIn = 'প্রোফাইল দেখতে লগ ইন করুন';
export const bookedAsGuest = 'অ্যাকাউন্ট ছাড়াই বুক করেছিলেন? একই ইমেলে সাইন আপ করলে বুকিংগুলি এখানেই দেখতে পাবেন।';
export const loadingProfile = 'আপনার প্রোফাইল আনা হচ্ছে…';
export const loadingBookings = 'আপনার বুকিং আনা হচ্ছে…';

export const currentBookings = 'এখনকার বুকিং';
export const previousBookings = 'আগের বুকিং';
export const cancelledBookings = 'বাতিল বুকিং';
export const wishlist = 'পছন্দের তালিকা';
export const noUpcoming = 'সামনে কোনো বুকিং নেই';
export const noPrevious = 'আপনার আগের বুকিংগুলি এখানে দেখা যাবে।';

export const bookedOn = (date: string) => `বুক করেছেন ${date}`;
export const checkIn = 'চেক-ইন';
export const checkOut = 'চেক-আউট';
export const stay = 'কত রাত';
export const payment = 'পেমেন্ট';
/** `3 জন অতিথি, তার মধ্যে 1 জন শিশু`. */
export const guestsOf = (guests: number, children: number) =>
  `${guests} জন অতিথি${children > 0 ? `, তার মধ্যে ${children} জন শিশু` : ''}`;
export const nightsOf = (number: number) => `${number} রাত`;
export const breakfasts = (number: number) => `রোজ ${number}টি জলখাবার`;
export const extraBeds = (number: number) => `${number}টি অতিরিক্ত বিছানা`;
export const viewBooking = 'বুকিং দেখুন';
export const bookAgain = (room: string | undefined) => (room ? `আবার বুক করুন: ${room}` : 'আবার বুক করুন');

export const viewMore = 'আরও দেখুন';

export const NO_PHONE = 'ফোন নম্বর নেই';

export const NOT_AN_IMAGE = 'একটি ছবির ফাইল বেছে নিন';
export const IMAGE_TOO_LARGE = 'ছবি 5MB-র কম হতে হবে';
export const PICTURE_SAVED = 'প্রোফাইলের ছবি বদলানো হয়েছে';
export const PICTURE_FAILED = 'প্রোফাইলের ছবি পাঠানো যায়নি। আবার চেষ্টা করুন।';

export const PROFILE_SAVED = 'প্রোফাইল সেভ হয়েছে';
export const PROFILE_NOT_SAVED = 'প্রোফাইল সেভ করা যায়নি। আবার চেষ্টা করুন।';
export const PROFILE_FAILED = 'প্রোফাইলের তথ্য আনা যায়নি। একটু পরে আবার চেষ্টা করুন।';
export const PROFILE_UNREADABLE = 'প্রোফাইলের তথ্য আনা যায়নি। উত্তরটি পড়া গেল না।';
export const BOOKINGS_UNREADABLE = 'বুকিংয়ের তথ্য আনা যায়নি। উত্তরটি পড়া গেল না।';

export const PASSWORD_EMPTY = 'পাসওয়ার্ড ফাঁকা রাখা যায় না';
export const PASSWORD_CHANGED = 'পাসওয়ার্ড বদলানো হয়েছে';
export const PASSWORD_NOT_CHANGED = 'পাসওয়ার্ড বদলানো যায়নি। এখনকার পাসওয়ার্ডটি দেখে নিয়ে আবার চেষ্টা করুন।';
