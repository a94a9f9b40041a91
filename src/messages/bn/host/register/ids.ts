/** Whether the IDs of a booking are entered, and were seen. */

export const IDS = { ready: 'পরিচয়পত্র লেখা আছে', missing: 'পরিচয়পত্র লেখা নেই' } as const;
export const checkInTitle = (name: string) => `${name}: চেক-ইন`;
export const idSeen = 'পরিচয়পত্র দেখা হয়েছে';
export const idSeenHint = 'দলের সকলের, যাঁদের কথা পরে লিখবেন তাঁদেরও।';
export const enter = 'যাত্রীদের লিখুন';
