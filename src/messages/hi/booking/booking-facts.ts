/** The confirmation and the page of a booking; the booking's facts are in `trip.ts`. */

export const checkIn = 'चेक-इन';
export const checkOut = 'चेक-आउट';

export const lookingUp = 'आपकी बुकिंग देख रहे हैं…';
export const confirmed = 'बुकिंग पक्की हो गई';
/** Text and reference in order. */
export const thanks = <Part>(name: string, reference: Part) => [
  `धन्यवाद, ${name} जी। आपका रेफ़रेंस है `,
  reference,
  '।',
];
export const onItsWay = 'बुकिंग की पुष्टि आपके ईमेल पर आ रही है। कृपया स्पैम फ़ोल्डर भी देख लें।';

export const addToCalendar = 'कैलेंडर में जोड़ें';
export const calendarFailed = 'कैलेंडर की फ़ाइल डाउनलोड नहीं हो पाई। कृपया फिर कोशिश करें।';
/** What the guest can do on the booking's page. */
export const openBooking = ({ canChange, canCancel }: { canChange: boolean; canCancel: boolean }) => {
  if (canChange && canCancel) return 'बदलें या रद्द करें';
  return canChange ? 'बुकिंग बदलें' : 'बुकिंग देखें';
};
export const print = 'प्रिंट करें';
export const bookAnother = 'एक और कमरा बुक करें';
