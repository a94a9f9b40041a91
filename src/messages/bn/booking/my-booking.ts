/** The page of one booking, `/my-booking`. */

export const title = 'আমার বুকিং';
export const description = 'আপনার বুকিং, ইনভয়েস আর পথের হদিস।';
export const yourBooking = (reference: string) => `আপনার বুকিং ${reference}`;
export const unknownBooking =
  'এই লিঙ্কে কোনো বুকিং পাওয়া গেল না। আমাদের সবচেয়ে নতুন ইমেলের লিঙ্কটি খুলুন, বা যে ইমেল ঠিকানা দিয়ে বুক করেছিলেন, তা দিয়ে লগ ইন করুন।';
export const allFacts =
  'আপনার বুকিংয়ের সব কথা: কবে থাকবেন, কত দেওয়া হয়েছে আর কত দিতে হবে, ইনভয়েস, হোমস্টেতে আসার পথ, আর কীভাবে বদলাবেন বা বাতিল করবেন।';
export const sendNewLink = 'আমাকে নতুন লিঙ্ক পাঠান';
export const linkNotSent = 'লিঙ্ক পাঠানো গেল না। এক মিনিট পরে আবার চেষ্টা করুন।';
export const loadFailed = 'আপনার বুকিং আনা যায়নি। একটু পরে আবার চেষ্টা করুন।';

export const notPaidYet = 'এই বুকিংয়ের টাকা এখনও দেওয়া হয়নি। আপনার ঘর অল্প সময়ের জন্য ধরে রাখা আছে।';
export const awaitsGuest = 'হোস্টের কাছে এখনও যায়নি';
export const awaitsHost = 'হোস্টের অপেক্ষায়';
export const expired =
  'এই বুকিংয়ের টাকা সময়ের মধ্যে দেওয়া হয়নি, তাই ঘর ছেড়ে দেওয়া হয়েছে। দেরিতে কোনো পেমেন্ট এলে পুরোটাই ফেরত দেওয়া হবে।';
/** To a request that no host has answered; `rooms` is how many rooms it held. */
export const lookAgain = (rooms: number) =>
  `কোনো টাকা নেওয়া হয়নি। ${rooms === 1 ? 'ঘরটি' : 'ঘরগুলি'} এখনও খালি আছে কি না, একবার দেখে নিন।`;
export const notAnswered = (rooms: number) =>
  `হোস্ট সময়ের মধ্যে উত্তর দেননি, তাই আপনার অনুরোধ শেষ হয়ে গেছে। ${lookAgain(rooms)}`;
export const writeToHost = 'হোস্টকে লিখুন';

/** After a stay that is over, to the same room and party. */
export const bookAgain = 'আবার বুক করুন';

/** The page on which guests tell who travels; links to it have its name. */
export const onlineCheckIn = 'অনলাইন চেক-ইন';
