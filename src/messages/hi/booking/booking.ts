/** Sentences of the booking steps (spec sections 4, 5 and 8). */

import type * as en from '../../en/booking/booking.ts';

export const bookingSteps = 'बुकिंग के चरण';
export const roomDetails = 'कमरे की जानकारी';
export const changeDates = 'तारीखें बदलें';
export const selectedRooms = 'चुने हुए कमरे';
export const addOns = 'अन्य सुविधाएँ';
export const yourDetails = 'आपकी जानकारी';
export const userDetails = 'आपकी जानकारी';
export const payment = 'भुगतान';
export const confirmation = 'पुष्टि';
export const continueToAddOns = 'आगे: अन्य सुविधाएँ';
export const continueToDetails = 'आगे: आपकी जानकारी';
export const continueToPayment = 'आगे: भुगतान';

export const emptyCart = 'आपका कार्ट खाली है';
export const emptyCartHint = 'जो कमरे आप कार्ट में जोड़ेंगे, वे यहाँ दिखेंगे।';
export const oneMoment = 'एक पल…';
export const savedHere = 'आपके कमरे और ठहरने के लिए आपने जो कुछ चुना, सब इस फ़ोन या कंप्यूटर पर सहेजा गया है।';
export const cartNeeded = 'अन्य सुविधाओं पर जाने से पहले कृपया कार्ट में एक कमरा जोड़ें।';

export const capacityTitle = 'कमरों में इतने लोग नहीं आएँगे';
const rooms = (count: number) => (count <= 1 ? `${count} कमरा` : `${count} कमरे`);
const forGuests = (count: number) => `${count} ${count <= 1 ? 'मेहमान' : 'मेहमानों'} के लिए`;
const chosen = (count: number) => `${rooms(count)} ${count <= 1 ? 'चुना है' : 'चुने हैं'}`;

/** Why the party can't take `booked` rooms (spec section 5, "Capacity"). */
export function capacitySentence(problem: Parameters<typeof en.capacitySentence>[0], booked: number): string {
  switch (problem.code) {
    case 'no_guests':
      return 'बुकिंग के लिए कम से कम 1 मेहमान चाहिए।';
    case 'no_adults':
      return 'बुकिंग के लिए कम से कम 1 वयस्क चाहिए।';
    case 'four_adults_one_room':
      return '4 वयस्क मेहमान आराम से रहें, इसके लिए कम से कम 2 कमरे बुक करने होंगे। कृपया कमरे बढ़ाएँ।';
    case 'too_many_rooms':
      return `आपने ${forGuests(problem.guests)} ${chosen(booked)}, और हर कमरे में एक मेहमान चाहिए। कृपया एक कमरा हटाएँ या मेहमान बढ़ाएँ।`;
    case 'too_few_rooms':
      return `${forGuests(problem.guests)} कम से कम ${rooms(problem.needed)} बुक करने होंगे। आपने ${chosen(booked)}। कृपया और कमरे जोड़ें।`;
  }
}

export const mixedStayTitle = 'आप इनमें से क्या बुक करना चाहते हैं?';
export const mixedStay =
  'आपके कार्ट में अलग-अलग तारीखों या होमस्टे के कमरे हैं, पर एक बुकिंग में एक ही होमस्टे और एक ही तारीखें होती हैं। बाकी कमरे कार्ट से हट जाएँगे।';

export function totalGuestsNote(guests: number, rooms: number): string {
  return `कुल मेहमान: ${guests}, ${rooms} ${rooms <= 1 ? 'कमरे' : 'कमरों'} में`;
}

export const bookThisStay = 'यही बुक करें';
/** For screen readers, which the button refers to. */
export const stayAt = (homestay: string, from: string, to: string) => `${homestay}, ${from} से ${to} तक`;
/** An add-on that is part of the total. */
export const addedFor = (rupees: string) => `जोड़ा गया: सब दिनों के ${rupees}`;

export const payAtHomestay = 'होमस्टे पर देना है';
export const arrangedLater = 'होमस्टे पर देना है। मेज़बान पक्का करेंगे।';
export const breakfastAdded = (sum: string) => `नाश्ता जुड़ गया: सब दिनों के ${sum}।`;
export const removeBreakfast = 'नाश्ता हटाएँ';
