/** Sentences to a host about bookings. */

import type { Holder } from '../../en/host/booking.ts';

export type * from '../../en/host/booking.ts';

/** "इन तारीखों पर Room 1 की बुकिंग Asha Mishra (SH12) के नाम है और Room 2 Ravi (SH14) के लिए रोका गया है।" */
export function roomsTakenBy(holders: readonly Holder[]): string {
  const parts = holders.map(({ room, guest, reference, isBooked }) => {
    if (!reference) return `${room} प्रतीक्षा सूची के एक मेहमान के लिए रोका गया है`;
    const who = `${guest || 'एक मेहमान'} (${reference})`;
    return isBooked ? `${room} की बुकिंग ${who} के नाम है` : `${room} ${who} के लिए रोका गया है`;
  });
  return `इन तारीखों पर ${parts.join(' और ')}।`;
}

export const roomBlocked = (room: string) => `${room} इन तारीखों पर बंद है। पहले कैलेंडर में वे रातें खोलें।`;
export const NOT_YET = 'यह चेक-इन के दिन से हो सकता है।';
export const CONFIRM_FIRST = 'पहले अनुरोध पक्का करें: फिर मेहमान को भुगतान का लिंक मिलेगा।';
export const NOTHING_DUE = 'इस बुकिंग में कुछ बाकी नहीं है।';
export const PAID_HERE = 'ठहरना पूरा हो चुका है, इसलिए मेहमान ऑनलाइन भुगतान नहीं कर सकते। भुगतान यहाँ दर्ज करें।';
export const CHARGE_PAID = 'इसके पैसे मिल चुके हैं, इसलिए यह वापस नहीं हो सकता।';
export const CHARGE_NOT_IN_STAY = 'ठहरने के दिनों में से कोई दिन चुनें।';
export const CHARGE_ROOM = 'यह कमरा इस बुकिंग में नहीं है।';
export const REFUNDED_ALREADY = 'इस भुगतान का रिफ़ंड हो रहा है या हो चुका है, इसलिए यह रद्द नहीं हो सकता।';

/** The saved messages before a host changes them. They say nothing that is not true of every house. */
export const FIRST_TEXTS = [
  {
    name: 'आगमन',
    text: 'नमस्कार {guest} जी! {check_in} को आपसे मिलने का इंतज़ार है। आप कितने बजे पहुँचेंगे?',
  },
  {
    name: 'बाकी रकम',
    text: 'नमस्कार {guest} जी! {room} में {check_in} से {check_out} तक ठहरने के {balance} बाकी हैं। आपकी बुकिंग: {link}',
  },
  {
    name: 'धन्यवाद',
    text: 'नमस्कार {guest} जी! हमारे यहाँ ठहरने के लिए धन्यवाद। फिर आइएगा, हमें खुशी होगी।',
  },
] as const;
