/** The papers of a guest's booking. */

export const title = 'কাগজপত্র';
export const named = (kind: string, number: string) => `${kind} ${number}`;
export const NOT_LOADED = 'আপনার কাগজপত্র আনা যায়নি।';
export const save = 'সেভ করুন';
export const COMPANY_NOT_SAVED = 'কোম্পানির নাম সেভ করা যায়নি। আবার চেষ্টা করুন।';
/** Takes the company away. */
export const remove = 'সরান';
export const removeNamed = (company: string) => `${company} সরান`;
export const madeOutToYou = 'কাগজপত্র শুধু আপনার নামে হবে।';
export const savedFor = (company: string) => `আপনার এর পরের কাগজপত্র এই নামে হবে: ${company}।`;
/** The company of the next papers. */
export const madeOutTo = (company: string) => `কাগজপত্র এই নামে হবে: ${company}।`;
