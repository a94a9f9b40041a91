/** A booking of a house without a payment gateway: the host confirms it, and the guest pays the host. */

export const linkTitle = 'আমাদের ইমেলের লিঙ্কটি খুলুন';
/** `email` is unknown where another browser made the request. */
export const openLink = (email: string | undefined) =>
  `${email ? `${email} ঠিকানায়` : 'আপনার ইমেল ঠিকানায়'} একটি লিঙ্ক পাঠিয়েছি। সেটি খুললে হোস্ট আপনার অনুরোধ পাবেন।`;
export const heldUntil = (until: string) => `তার আগে আপনার ঘর শুধু অল্প সময় ধরে রাখা থাকে: ${until} পর্যন্ত।`;
export const sendAgain = 'লিঙ্কটি আবার পাঠান';

export const title = 'আপনার অনুরোধ হোস্টের কাছে গেছে';
export const hostConfirms = (until: string) =>
  `হোস্ট ${until}-এর মধ্যে নিশ্চিত করবেন, আর ততক্ষণ আপনার ঘর ধরে রাখা থাকবে। হোস্ট নিশ্চিত করলেই আপনার বুকিং হয়ে যাবে। আমরা ইমেলে জানাব।`;
export const heldTitle = (_rooms: number) => 'আপনার ঘর ধরে রাখা আছে';
export const heldForMoney = (until: string, _rooms: number) =>
  `${until} পর্যন্ত আপনার ঘর ধরে রাখা আছে। হোস্ট আপনার টাকা পাওয়ার কথা লিখে রাখলেই বুকিং হয়ে যাবে।`;
export const payHost = (amount: string) => `হোস্টকে ${amount} দিন`;
/** Where the homestay has no UPI ID. */
export const hostTells = 'টাকা আপনি হোস্টকে দেবেন, এই সাইটে নয়। কীভাবে দেবেন, হোস্ট জানাবেন, অথবা হোমস্টেতে এসে দেবেন।';
export const hostTellsHow = 'টাকা আপনি হোস্টকে দেবেন, এই সাইটে নয়। কীভাবে দেবেন, হোস্ট জানাবেন।';
export const payWith = 'যে কোনো UPI অ্যাপে টাকা দিন: কোড স্ক্যান করুন, এই ফোনে অ্যাপ খুলুন, বা UPI ID লিখুন।';
export const upiId = 'UPI ID';
export const qrCode = 'UPI QR কোড';
export const openApp = 'এই ফোনে UPI অ্যাপ খুলুন';

export const reference = 'রেফারেন্স';
export const referenceHint = 'পেমেন্টের নম্বর, আপনার UPI অ্যাপ বা ব্যাঙ্ক যেমন দেখায়।';
export const REFERENCE_NEEDED = 'ফাঁক না দিয়ে 4 থেকে 40টি ইংরেজি অক্ষর ও অঙ্ক লিখুন।';
export const iHavePaid = 'টাকা দিয়েছি';
export const NOT_TOLD = 'হোস্টকে জানানো গেল না: সার্ভারের সঙ্গে যোগাযোগ হচ্ছে না। আবার টিপুন।';
export const saidPaid = (said: string) =>
  `আপনি হোস্টকে জানিয়েছেন যে টাকা দিয়েছেন। রেফারেন্স: ${said}। টাকা এসেছে কি না, হোস্ট দেখে নেবেন।`;
export const otherReference = 'রেফারেন্স ঠিক করুন';

export const declined = 'হোস্ট আপনার অনুরোধ নিশ্চিত করতে পারেননি। আমরা দুঃখিত।';
export const requestOver =
  'এই বুকিং সময়ের মধ্যে নিশ্চিত হয়নি, তাই ঘর ছেড়ে দেওয়া হয়েছে। হোস্টকে টাকা দিয়ে থাকলে লিখুন বা ফোন করুন।';
export const linkStillOpens =
  'আমাদের ইমেলের লিঙ্কটি সময়ের মধ্যে খোলা হয়নি, তাই আপনার ঘর ছেড়ে দেওয়া হয়েছে। লিঙ্ক খোলার সময়ও ঘর খালি থাকলে হোস্ট আপনার অনুরোধ পাবেন।';
