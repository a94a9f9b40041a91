/** What a host adds to a booking. */

export const add = 'ଖର୍ଚ୍ଚ ଯୋଡ଼ନ୍ତୁ';
export const title = 'ଖର୍ଚ୍ଚ ଯୋଡ଼ନ୍ତୁ';
export const kind = 'କ’ଣ ଯୋଡ଼ିବେ?';
export const KINDS = { breakfast: 'ଜଳଖିଆ', extra_bed: 'ଅତିରିକ୍ତ ବିଛଣା', other: 'ଅନ୍ୟ' } as const;
export const what = 'କ’ଣ';
export const count = 'କେତୋଟି';
export const price = 'ଦାମ';
export const priceHint = 'ଗୋଟିକର, ଟିକସ ସହିତ।';
export const day = 'ଦିନ';
export const dayHint = 'ଦିନ ନଲେଖିଲେ ଏହା ପୂରା ରହଣି ପାଇଁ।';
export const save = 'ଖର୍ଚ୍ଚ ସେଭ କରନ୍ତୁ';

export const WHAT_NEEDED = 'ଏହା କ’ଣ, ଲେଖନ୍ତୁ।';
export const COUNT_NEEDED = '1 ରୁ 99 ଭିତରେ ସଂଖ୍ୟା ଲେଖନ୍ତୁ।';
export const PRICE_NEEDED = 'ଦାମ ପୂରା ଟଙ୍କାରେ ଲେଖନ୍ତୁ।';

const balance = (due: string | undefined) => (due ? `${due} ବାକି।` : 'କିଛି ବାକି ନାହିଁ।');
export const added = (amount: string, due: string | undefined) => `${amount} ଯୋଡ଼ାହେଲା। ${balance(due)}`;
export const undone = (due: string | undefined) => `ଖର୍ଚ୍ଚ ଫେରାଇନିଆଗଲା। ${balance(due)}`;

export const charges = 'ଖର୍ଚ୍ଚ';
export const undo = 'ଫେରାଇନିଅନ୍ତୁ';
export const undoNamed = (text: string) => `${text} ଫେରାଇନିଅନ୍ତୁ`;
/** "2 × ₹150". */
export const pieces = (count: number, price: string) => `${count} × ${price}`;
export const by = (name: string) => `ଲେଖିଛନ୍ତି ${name}`;
