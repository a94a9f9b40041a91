/** What guests need to know about their arrival before they pay. */

export const callFirst = 'भुगतान से पहले फ़ोन कर लें';
/** The beginning of a chat with the host; `time` is empty if it is not known. */
export const lateQuestion = (stay: string, party: string, time: string) =>
  `नमस्कार! हम ${stay} ठहरना चाहते हैं (${party}) और ${time ? `${time} पर` : 'आज रात ही'} पहुँचेंगे। क्या तब आप हमें अंदर आने देंगे?`;
export const BRING_ID = 'हर वयस्क का फ़ोटो वाला पहचान पत्र लाएँ।';
export const couplesCall = 'अविवाहित जोड़े कृपया पहले हमें फ़ोन करें।';
