/** The sheet for the company that the papers of a booking are made out to. */

export const remove = 'কোম্পানি সরান';
export const save = 'সেভ করুন';
export const saved = (company: string) => `এর পরের কাগজপত্র এই নামে হবে: ${company}।`;
export const REMOVED = 'এর পরের কাগজপত্র শুধু অতিথির নামে হবে।';
