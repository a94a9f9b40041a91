/** The list of bookings. */

export const TITLE = 'ବୁକିଂ';
export const search = 'ଖୋଜନ୍ତୁ';
export const searchHint = 'ନାଁ, ଫୋନ, ଇମେଲ ବା ରେଫରେନ୍ସ';
export const status = 'ସ୍ଥିତି';
export const source = 'କେଉଁଠୁ ଆସିଲା';
export const anyStatus = 'ଯେକୌଣସି ସ୍ଥିତି';
export const anySource = 'ଯେକୌଣସି ଜାଗାରୁ';
export const from = 'କେବେଠାରୁ';
export const to = 'କେବେ ଯାଏ';
export const filters = 'ଫିଲ୍ଟର';
export const found = (count: number) => `${count}ଟି ବୁକିଂ`;
export const FILTERS = { owes: 'ଟଙ୍କା ବାକି', unconfirmed: 'ନିଶ୍ଚିତ ନୁହେଁ', not_told: 'ଜଣାଯାଇନାହିଁ' } as const;
export const quick = 'କେବଳ ଏଗୁଡ଼ିକ ଦେଖାନ୍ତୁ';
export const select = 'ବାଛନ୍ତୁ';
export const stopSelecting = 'ହୋଇଗଲା';
export const cancelMany = (count: number) => `${count}ଟି ବୁକିଂ ବାତିଲ କରନ୍ତୁ`;
export const keepMany = 'ସବୁ ଥାଉ';
export const reasonHint = 'କେବଳ ହୋଷ୍ଟଙ୍କ ପାଇଁ।';
export const messageHint = 'ପ୍ରତ୍ୟେକ ଅତିଥିଙ୍କ ଇମେଲ ବା WhatsApp ଲେଖାରେ ରହିବ। ଇଚ୍ଛାଧୀନ।';
export const notCancellable = (count: number) => `ସେଥିରୁ ${count}ଟି ବାତିଲ ହୋଇପାରିବ ନାହିଁ।`;
export const manyCancelled = (count: number) => `${count}ଟି ବୁକିଂ ବାତିଲ ହେଲା`;
export const notCancelled = 'ବାତିଲ ହେଲା ନାହିଁ';
export const NO_BOOKING = 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ବୁକିଂ ନାହିଁ।';
export const NONE = 'ଏପରି କୌଣସି ବୁକିଂ ନାହିଁ। ନାଁର କିଛି ଅଂଶ ଲେଖନ୍ତୁ, କିମ୍ବା ଫିଲ୍ଟର କମାନ୍ତୁ।';
export const NOT_LOADED = 'ବୁକିଂ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
