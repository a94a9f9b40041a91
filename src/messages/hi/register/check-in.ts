/** The page on which guests tell before they come who travels. */

export const description = 'आने से पहले मेज़बान को बताएँ कि कौन-कौन आ रहे हैं।';
export const lead =
  'भारत में मेहमान ठहराने वाले हर घर को उनका रजिस्टर रखना होता है। अभी मेज़बान को बता दें कि कौन-कौन आ रहे हैं, तो पहुँचकर कुछ लिखना नहीं पड़ेगा।';
export const keptSafe =
  'यह जानकारी एन्क्रिप्ट करके रखी जाती है और किसी को नहीं दिखाई जाती, सिवाय उन अधिकारियों के जो इसे माँग सकते हैं।';
export const privacy = 'गोपनीयता';

export const send = 'भेजें';
export const backToBooking = 'आपकी बुकिंग';

export const OFFLINE = 'आप ऑफ़लाइन हैं। आपकी जानकारी इस फ़ोन में रखी है और इंटरनेट आते ही भेज दी जाएगी।';
/** `missing` counts the travellers about whom nothing is known yet. */
export const sent = (missing: number) => {
  const rest =
    missing <= 1 ? ' एक यात्री की जानकारी अभी बाकी है।' : ` ${missing} यात्रियों की जानकारी अभी बाकी है।`;
  return `यह जानकारी आपके मेज़बान को मिल गई।${missing > 0 ? rest : ''}`;
};
export const lookBelow = 'जहाँ निशान लगा है, कृपया वहाँ देखें।';
export const TYPE_NUMBERS = 'कृपया पासपोर्ट और वीज़ा के नंबर फिर लिखें: वे इस फ़ोन में नहीं रखे जाते।';
export const NOT_SENT = 'आपकी जानकारी नहीं जा पाई। कृपया फिर कोशिश करें।';
export const NOT_LOADED = 'आपकी जानकारी खुल नहीं पाई।';
export const NOT_BOOKED = 'ऑनलाइन चेक-इन उन्हीं बुकिंग के लिए है जो पक्की हो चुकी हैं।';
