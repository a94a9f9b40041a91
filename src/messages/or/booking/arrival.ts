/** What guests need to know about their arrival before they pay. */

export const callFirst = 'ଟଙ୍କା ଦେବା ଆଗରୁ ଫୋନ କରନ୍ତୁ';
/** The beginning of a chat with the host; `time` is empty if it is not known. */
export const lateQuestion = (stay: string, party: string, time: string) =>
  `ନମସ୍କାର! ଆମେ ${stay} ରହିବାକୁ ଚାହୁଁଛୁ (${party}), ଆଉ ${time ? `${time} ରେ` : 'ଆଜି ରାତିରେ'} ପହଞ୍ଚିବୁ। ସେତେବେଳେ ଭିତରକୁ ଆସିପାରିବୁ କି?`;
export const BRING_ID = 'ପ୍ରତ୍ୟେକ ବୟସ୍କଙ୍କର ଫଟୋ ଥିବା ପରିଚୟ ପତ୍ର ଆଣନ୍ତୁ।';
export const couplesCall = 'ଅବିବାହିତ ଯୋଡ଼ି: ଦୟାକରି ଆଗରୁ ଆମକୁ ଫୋନ କରନ୍ତୁ।';
