/** The confirmation and the page of a booking; the booking's facts are in `trip.ts`. */

export const checkIn = 'ଚେକ-ଇନ';
export const checkOut = 'ଚେକ-ଆଉଟ';

export const lookingUp = 'ଆପଣଙ୍କ ବୁକିଂ ଖୋଜୁଛୁ…';
export const confirmed = 'ବୁକିଂ ନିଶ୍ଚିତ ହୋଇଗଲା';
/** Text and reference in order. */
export const thanks = <Part>(name: string, reference: Part) => [
  `ଧନ୍ୟବାଦ, ${name}। ଆପଣଙ୍କ ରେଫରେନ୍ସ: `,
  reference,
  '।',
];
export const onItsWay = 'ବୁକିଂ ନିଶ୍ଚିତ ହେବାର ଇମେଲ ଆପଣଙ୍କ ପାଖକୁ ଯାଉଛି। ଦୟାକରି ସ୍ପାମ ଫୋଲ୍ଡର ମଧ୍ୟ ଦେଖନ୍ତୁ।';

export const addToCalendar = 'କ୍ୟାଲେଣ୍ଡରରେ ଯୋଡ଼ନ୍ତୁ';
export const calendarFailed = 'କ୍ୟାଲେଣ୍ଡର ଫାଇଲ ଡାଉନଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
/** What the guest can do on the booking's page. */
export const openBooking = ({ canChange, canCancel }: { canChange: boolean; canCancel: boolean }) => {
  if (canChange && canCancel) return 'ବଦଳାନ୍ତୁ ବା ବାତିଲ କରନ୍ତୁ';
  return canChange ? 'ବୁକିଂ ବଦଳାନ୍ତୁ' : 'ବୁକିଂ ଦେଖନ୍ତୁ';
};
export const print = 'ପ୍ରିଣ୍ଟ କରନ୍ତୁ';
export const bookAnother = 'ଆଉ ଗୋଟିଏ ରୁମ ବୁକ କରନ୍ତୁ';
