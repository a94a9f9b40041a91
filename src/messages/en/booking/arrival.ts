/** What guests need to know about their arrival before they pay. */

export const callFirst = 'Call before you pay';
/** The beginning of a chat with the host; `time` is empty if it is not known. */
export const lateQuestion = (stay: string, party: string, time: string) =>
  `Namaskar! We would like to stay ${stay} (${party})${time ? ` and arrive at ${time}` : ' and arrive tonight'}. Can you let us in?`;
export const BRING_ID = 'Bring a photo ID for every adult.';
export const couplesCall = 'Unmarried couples: please call us first.';
