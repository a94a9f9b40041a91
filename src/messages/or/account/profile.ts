/** Sentences of the profile and of its calls (spec sections 2, 5 and 8). */

export const title = 'ମୋ ପ୍ରୋଫାଇଲ';
export const lead = 'ଆପଣଙ୍କ ବୁକିଂ ଓ ଇନଭଏସ, ପସନ୍ଦ ତାଲିକା ଓ ବିବରଣୀ। ଏହି ଇମେଲରେ ଅତିଥି ଭାବେ କରିଥିବା ବୁକିଂ ମଧ୍ୟ ଏଠାରେ ଅଛି।';
export const pleaseLogIn = 'ଆପଣଙ୍କ ପ୍ରୋଫାଇଲ ଦେଖିବା ପାଇଁ ଦୟାକରି ଲଗ ଇନ କରନ୍ତୁ';
export const bookedAsGuest = 'ଅତିଥି ଭାବେ ବୁକ କରିଥିଲେ କି? ସେହି ଇମେଲରେ ସାଇନ ଅପ କଲେ ସେ ବୁକିଂ ଏଠାରେ ଦେଖିପାରିବେ।';
export const loadingProfile = 'ଆପଣଙ୍କ ପ୍ରୋଫାଇଲ ଲୋଡ ହେଉଛି…';
export const loadingBookings = 'ଆପଣଙ୍କ ବୁକିଂ ଲୋଡ ହେଉଛି…';

export const currentBookings = 'ବର୍ତ୍ତମାନର ବୁକିଂ';
export const previousBookings = 'ପୂର୍ବ ବୁକିଂ';
export const cancelledBookings = 'ବାତିଲ ବୁକିଂ';
export const wishlist = 'ପସନ୍ଦ ତାଲିକା';
export const noUpcoming = 'ଆଗକୁ କୌଣସି ରହଣି ନାହିଁ';
export const noPrevious = 'ଆପଣଙ୍କ ପୂର୍ବ ରହଣି ଏଠାରେ ଦେଖାଯିବ।';

export const bookedOn = (date: string) => `${date} ଦିନ ବୁକ ହୋଇଥିଲା`;
export const checkIn = 'ଚେକ-ଇନ';
export const checkOut = 'ଚେକ-ଆଉଟ';
export const stay = 'ରହଣି';
export const payment = 'ପେମେଣ୍ଟ';
/** `3 ଅତିଥି, ସେଥିରୁ 1 ପିଲା`. */
export const guestsOf = (guests: number, children: number) =>
  `${guests} ଅତିଥି${children > 0 ? `, ସେଥିରୁ ${children} ପିଲା` : ''}`;
export const nightsOf = (number: number) => `${number} ରାତି`;
export const breakfasts = (number: number) => `ଦିନକୁ ${number}ଟି ଜଳଖିଆ`;
export const extraBeds = (number: number) => `${number}ଟି ଅତିରିକ୍ତ ବିଛଣା`;
export const viewBooking = 'ବୁକିଂ ଦେଖନ୍ତୁ';
export const bookAgain = (room: string | undefined) => (room ? `ପୁଣି ବୁକ କରନ୍ତୁ: ${room}` : 'ପୁଣି ବୁକ କରନ୍ତୁ');

export const viewMore = 'ଆଉ ଦେଖନ୍ତୁ';

export const NO_PHONE = 'ଫୋନ ନମ୍ବର ନାହିଁ';

export const NOT_AN_IMAGE = 'ଦୟାକରି ଗୋଟିଏ ଫଟୋ ଫାଇଲ ବାଛନ୍ତୁ';
export const IMAGE_TOO_LARGE = 'ଫଟୋଟି 5MB ରୁ କମ ହେବା ଦରକାର';
export const PICTURE_SAVED = 'ପ୍ରୋଫାଇଲ ଫଟୋ ବଦଳିଗଲା';
export const PICTURE_FAILED = 'ପ୍ରୋଫାଇଲ ଫଟୋ ଅପଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

export const PROFILE_SAVED = 'ପ୍ରୋଫାଇଲ ସେଭ ହୋଇଗଲା';
export const PROFILE_NOT_SAVED = 'ପ୍ରୋଫାଇଲ ସେଭ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const PROFILE_FAILED = 'ପ୍ରୋଫାଇଲ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ଟିକିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const PROFILE_UNREADABLE = 'ପ୍ରୋଫାଇଲ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଉତ୍ତରଟି ପଢ଼ିହେଲା ନାହିଁ।';
export const BOOKINGS_UNREADABLE = 'ବୁକିଂ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଉତ୍ତରଟି ପଢ଼ିହେଲା ନାହିଁ।';

export const PASSWORD_EMPTY = 'ପାସୱାର୍ଡ ଖାଲି ରହିପାରିବ ନାହିଁ';
export const PASSWORD_CHANGED = 'ପାସୱାର୍ଡ ବଦଳିଗଲା';
export const PASSWORD_NOT_CHANGED = 'ପାସୱାର୍ଡ ବଦଳିଲା ନାହିଁ। ଦୟାକରି ବର୍ତ୍ତମାନର ପାସୱାର୍ଡଟି ଦେଖି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
