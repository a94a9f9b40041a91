/** The confirmation and the page of a booking; the booking's facts are in `trip.ts`. */

export const checkIn = 'চেক-ইন';
export const checkOut = 'চেক-আউট';

export const lookingUp = 'আপনার বুকিং খোঁজা হচ্ছে…';
export const confirmed = 'বুকিং নিশ্চিত';
/** Text and reference in order. */
export const thanks = <Part>(name: string, reference: Part) => [
  `ধন্যবাদ, ${name}। আপনার রেফারেন্স `,
  reference,
  '।',
];
export const onItsWay = 'বুকিং নিশ্চিত হওয়ার ইমেল এখনই পৌঁছে যাবে। স্প্যাম ফোল্ডারটিও দেখে নেবেন।';

export const addToCalendar = 'ক্যালেন্ডারে রাখুন';
export const calendarFailed = 'ক্যালেন্ডারের ফাইলটি নামানো যায়নি। আবার চেষ্টা করুন।';
/** What the guest can do on the booking's page. */
export const openBooking = ({ canChange, canCancel }: { canChange: boolean; canCancel: boolean }) => {
  if (canChange && canCancel) return 'বদলান বা বাতিল করুন';
  return canChange ? 'বুকিং বদলান' : 'বুকিং দেখুন';
};
export const print = 'প্রিন্ট করুন';
export const bookAnother = 'আরও একটি ঘর বুক করুন';
