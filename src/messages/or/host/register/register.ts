/** The page of the register of guests, and the travellers of a booking. */

export const TITLE = 'ରେଜିଷ୍ଟର';
export const NOT_LOADED = 'ରେଜିଷ୍ଟର ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const homestay = 'ହୋମଷ୍ଟେ';

export const NO_FORMS = 'କୌଣସି ବିଦେଶୀଙ୍କ ରିପୋର୍ଟ ବାକି ନାହିଁ।';
export const formTitle = (name: string) => `ଫର୍ମ III: ${name}`;
export const FORM_LEAD = 'ପ୍ରତ୍ୟେକ ବିବରଣୀ ପୋର୍ଟାଲକୁ କପି କରନ୍ତୁ, ତା’ପରେ “ହୋଇଗଲା” ଦବାନ୍ତୁ।';
export const backToRegister = 'ରେଜିଷ୍ଟର';
export const done = 'ହୋଇଗଲା';
export const copy = 'କପି କରନ୍ତୁ';
/** Follows "Copy" for a screen reader. */
export const copied = (field: string) => `: ${field}`;
export const NOT_MARKED = 'ଏହା ସେଭ ହେଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const FORM_NOT_LOADED = 'ରିପୋର୍ଟ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const arrivedAt = 'ଘରେ ପହଞ୍ଚିଲେ';
export const leftAt = 'ଘରୁ ଗଲେ';
export const roomNames = 'ରୁମ';

export const WITHOUT_ID = 'ପରିଚୟ ପତ୍ର ବିନା';
export const ALL_SEEN = 'ଘରେ ଥିବା ସମସ୍ତଙ୍କ ପରିଚୟ ପତ୍ର ଦେଖାଯାଇଛି।';

export const OCCUPANCY = 'ରହଣି ରିପୋର୍ଟ';
export const reportOf = (day: string, due: string) => `${day} ରାତିର, ${due} ସୁଦ୍ଧା ଦେବେ`;
export const NOBODY = 'ସେହି ରାତି ଘରେ କେହି ରହିନଥିଲେ।';
export const people = (count: number) => `${count} ଜଣ`;
export const PDF = 'PDF';
export const whatsApp = 'WhatsApp';
/** A file's name stays Latin. */
export const occupancyFile = (date: string) => `occupancy_${date}.pdf`;
export const OCCUPANCY_NOT_LOADED = 'ରହଣି ରିପୋର୍ଟ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';

export const GUESTS = 'ଅତିଥି';
export const DAYS = { from: 'କେବେଠାରୁ', to: 'କେବେ ଯାଏ' } as const;
export const NO_GUESTS = 'ଏହି ଦିନଗୁଡ଼ିକରେ କାହାର ଚେକ-ଇନ ହୋଇନାହିଁ।';
export const CSV = 'CSV';
export const registerFile = (first: string, last: string, ending: 'csv' | 'pdf') =>
  `register_${first}_${last}.${ending}`;
export const NOT_DOWNLOADED = 'ଫାଇଲ ଡାଉନଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const idNotSeen = 'ପରିଚୟ ପତ୍ର ଦେଖାଯାଇନାହିଁ';

export const TRAVELLERS = 'ଯାତ୍ରୀ';
export const NO_TRAVELLERS = 'ଏପର୍ଯ୍ୟନ୍ତ କାହା ବିବରଣୀ ଲେଖାଯାଇନାହିଁ।';
export const change = 'ଯାତ୍ରୀଙ୍କ ବିବରଣୀ ବଦଳାନ୍ତୁ';
export const save = 'ଯାତ୍ରୀଙ୍କ ବିବରଣୀ ସେଭ କରନ୍ତୁ';
export const saved = 'ଯାତ୍ରୀଙ୍କ ବିବରଣୀ ସେଭ ହେଲା।';
export const NOT_SAVED = 'ଯାତ୍ରୀଙ୍କ ବିବରଣୀ ସେଭ ହେଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const TRAVELLERS_NOT_LOADED = 'ଯାତ୍ରୀଙ୍କ ବିବରଣୀ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const lookAbove = 'ଦୟାକରି ଚିହ୍ନ ଥିବା ଜାଗାଗୁଡ଼ିକ ଦେଖନ୍ତୁ।';
