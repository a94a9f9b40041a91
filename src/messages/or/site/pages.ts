/** Titles, descriptions and headings of pages, unless they are in content/. */

/** Before a phone number, after the sentence that a page needs scripts. */
export const orCallUs = 'କିମ୍ବା ଆମକୁ ଫୋନ କରନ୍ତୁ:';

/** What the home page says until the host's own words are there. */
export const HOME = {
  introduction: 'ଓଡ଼ିଶାର ପୁରୀରେ ରୁମ। ସିଧା ଆପଣଙ୍କ ହୋଷ୍ଟଙ୍କଠାରୁ ବୁକ କରନ୍ତୁ।',
  homestays: 'ଆପଣ କେଉଁଠି ରହିବେ',
  help: 'ଆମେ ବ୍ୟବସ୍ଥା କରିଦେଉ',
  ask: 'ଏପର୍ଯ୍ୟନ୍ତ ସ୍ଥିର କରିନାହାଁନ୍ତି? ଆମକୁ ପଚାରନ୍ତୁ',
} as const;

export const ABOUT = {
  title: 'ଆମ ବିଷୟରେ',
  description: 'ପୁରୀରେ ଆପଣଙ୍କୁ କିଏ ସ୍ୱାଗତ କରନ୍ତି, ଆଉ ହୋମଷ୍ଟେର ନିୟମ।',
  lead: 'ଆପଣଙ୍କୁ କିଏ ସ୍ୱାଗତ କରନ୍ତି, ଆଉ ହୋମଷ୍ଟେର ନିୟମ।',
  policiesLead: 'ଯେପରି ସମସ୍ତେ ଶାନ୍ତିରେ ଶୋଇପାରିବେ।',
} as const;

export const ATTRACTIONS = {
  title: 'ଆଖପାଖର ଦର୍ଶନୀୟ ସ୍ଥାନ',
  description: 'ପୁରୀରୁ ବୁଲିବା ପାଇଁ ଦଶଟି ସ୍ଥାନ: ଜଗନ୍ନାଥ ମନ୍ଦିର, କୋଣାର୍କ, ଚିଲିକା, ଚିତ୍ରକର ଓ ଦରଜୀଙ୍କ ଗାଁ, ଆଉ ବେଳାଭୂମି, ପ୍ରବେଶ ଫିସ ଓ ସମୟ ସହିତ।',
  lead: 'ମନ୍ଦିର, ହ୍ରଦ, ଚିତ୍ରକର ଓ ଦରଜୀଙ୍କ ଗାଁ, ଆଉ ମଝିରେ ସମୁଦ୍ର।',
} as const;

export const CONTACT = {
  title: 'ଯୋଗାଯୋଗ',
  description: 'ପୁରୀର ହୋମଷ୍ଟେରେ କିପରି ପହଞ୍ଚିବେ, ଆମକୁ କିପରି ଫୋନ କରିବେ ବା ଲେଖିବେ, ଆଉ ଅତିଥିମାନେ ଯାହା ବେଶି ପଚାରନ୍ତି ତା’ର ଉତ୍ତର।',
  lead: 'ବୁକ କରିବା ଆଗରୁ କିମ୍ବା ବାଟରେ ଥିବା ବେଳେ ଆମକୁ ଫୋନ କରନ୍ତୁ ବା ଲେଖନ୍ତୁ।',
} as const;

export const POLICIES = {
  title: 'ହୋମଷ୍ଟେର ନିୟମ',
  description: 'ଚେକ-ଇନ ଓ ଚେକ-ଆଉଟ ସମୟ, କେବେ ବାତିଲ କଲେ କେତେ କଟିବ, ଆଉ ପୁରୀରେ ଆମ ହୋମଷ୍ଟେଗୁଡ଼ିକର ସବୁ ନିୟମ।',
  lead: 'ହୋମଷ୍ଟେର ସମୟ, ସର୍ତ୍ତ ଓ ନିୟମ, ଯେପରି ସମସ୍ତେ ଶାନ୍ତିରେ ଶୋଇପାରିବେ।',
  clock: 'ଯଦି ଆପଣ ବାତିଲ କରନ୍ତି',
  clockLead: 'ଚେକ-ଇନକୁ କେତେ ସମୟ ଅଛି, ସେହି ଅନୁସାରେ ଆପଣ କେତେ ଟଙ୍କା ଫେରିପାଇବେ।',
  when: 'କେବେ ବାତିଲ କଲେ',
  refund: 'ଫେରସ୍ତ',
} as const;

export const FAQ = {
  title: 'ପ୍ରଶ୍ନ ଓ ଉତ୍ତର',
  description: 'ପୁରୀରେ ଆମ ହୋମଷ୍ଟେର ଅତିଥିମାନେ ବୁକ କରିବା ଆଗରୁ ଯାହା ପଚାରନ୍ତି: ବେଳାଭୂମି, ଖାଇବା, ବୁଲାବୁଲି, ୱାଇ-ଫାଇ, ବାତିଲ ଓ ଆହୁରି କିଛି।',
  lead: 'ଅତିଥିମାନେ ଆମକୁ ଯାହା ସବୁଠୁ ବେଶି ପଚାରନ୍ତି, ଆଉ ଆମେ ଯାହା କହୁ।',
  ask: 'ଆଉ କିଛି ପଚାରନ୍ତୁ',
} as const;

export const SERVICES = {
  title: 'ସେବା',
  description: 'ପୁରୀରେ ଆପଣଙ୍କ ରୁମ ସହିତ କ’ଣ ମିଳେ, ଆଉ ହୋଷ୍ଟ ଆପଣଙ୍କ ପାଇଁ କ’ଣ ବ୍ୟବସ୍ଥା କରନ୍ତି।',
  lead: 'ପୁରୀରେ ଆପଣଙ୍କ ରୁମ ସହିତ କ’ଣ ମିଳେ, ଆଉ ହୋଷ୍ଟ ଆପଣଙ୍କ ପାଇଁ କ’ଣ ବ୍ୟବସ୍ଥା କରନ୍ତି।',
  atTheProperty: 'ହୋମଷ୍ଟେରେ',
  atThePropertyLead: 'ପ୍ରତ୍ୟେକ ରୁମ ସହିତ, ପ୍ରତ୍ୟେକ ଅତିଥିଙ୍କ ପାଇଁ।',
  arranged: 'ଆମେ ବ୍ୟବସ୍ଥା କରିଦେଉ',
  arrangedLead: 'ଆପଣଙ୍କର କ’ଣ ଦରକାର କୁହନ୍ତୁ, ଆମେ ସାହାଯ୍ୟ କରିବୁ।',
  contactUs: 'ଯୋଗାଯୋଗ କରନ୍ତୁ',
} as const;

export const ROOMS = {
  title: 'ରୁମ',
  description: 'ପୁରୀରେ ଆମ ହୋମଷ୍ଟେରେ ତାରିଖ ଓ ଅତିଥି ଅନୁସାରେ ଖାଲି ରୁମ ଖୋଜନ୍ତୁ, ଆଉ ସିଧା ବୁକ କରନ୍ତୁ।',
  heading: 'ପୁରୀରେ ରୁମ',
  lead: 'ସିଧା ଆପଣଙ୍କ ହୋଷ୍ଟଙ୍କଠାରୁ ବୁକ କରନ୍ତୁ।',
  needsScript: 'ଖାଲି ରୁମ ଖୋଜିବା ପାଇଁ ଜାଭାସ୍କ୍ରିପ୍ଟ ଦରକାର। ଦୟାକରି ତାହା ଚାଲୁ କରନ୍ତୁ।',
} as const;

export const ROOM = {
  description: 'ପୁରୀରେ ଆମ ହୋମଷ୍ଟେର ଗୋଟିଏ ରୁମ: ଫଟୋ, ସୁବିଧା, ପ୍ରତି ରାତିର ଦାମ ଓ ବୁକିଂ।',
  needsScript: 'ଅନଲାଇନରେ ବୁକିଂ କରିବା ପାଇଁ ଜାଭାସ୍କ୍ରିପ୍ଟ ଦରକାର। ଦୟାକରି ତାହା ଚାଲୁ କରନ୍ତୁ।',
} as const;

export const BOOKING = { title: 'ବୁକିଂ', description: 'ଆପଣଙ୍କ କାର୍ଟର ରୁମ ବୁକ କରନ୍ତୁ।' } as const;
export const CHECKOUT = { title: 'ଅତିଥିଙ୍କ ବିବରଣୀ', description: 'କିଏ ଆସୁଛନ୍ତି ଆମକୁ ଜଣାନ୍ତୁ।' } as const;
export const PAYMENT = { title: 'ପେମେଣ୍ଟ', description: 'ଆପଣଙ୍କ ବୁକିଂର ପେମେଣ୍ଟ କରନ୍ତୁ।' } as const;

export const WISHLIST = { lead: 'ଯେଉଁ ରୁମ ଆପଣ ପୁଣି ଦେଖିବାକୁ ଚାହାଁନ୍ତି।' } as const;

export const WAITING_LIST = {
  title: 'ଅପେକ୍ଷା ତାଲିକା',
  description: 'ଅପେକ୍ଷା ତାଲିକାରେ ଆପଣଙ୍କ ସ୍ଥାନ।',
  lead: 'ତାଲିକାରେ ଆପଣଙ୍କ ସ୍ଥାନ, ଆପଣଙ୍କ ପାଇଁ କୌଣସି ରୁମ ରଖାଯାଇଛି କି, ଆଉ ଯୋଜନା ବଦଳିଲେ କିପରି ତାଲିକାରୁ ବାହାରିବେ।',
} as const;

export const RESET_PASSWORD = { lead: 'ଅତି କମରେ 8ଟି ଅକ୍ଷରର ଗୋଟିଏ ନୂଆ ପାସୱାର୍ଡ ବାଛନ୍ତୁ।' } as const;

export const VERIFY_EMAIL = {
  title: 'ଆପଣଙ୍କ ଇମେଲ ନିଶ୍ଚିତ କରନ୍ତୁ',
  lead: 'ଗୋଟିଏ ପାସୱାର୍ଡ ବାଛନ୍ତୁ, ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ପ୍ରସ୍ତୁତ ହୋଇଯିବ।',
} as const;

export const NOT_FOUND = {
  title: 'ପୃଷ୍ଠା ମିଳିଲା ନାହିଁ',
  text: 'ଏହି ଠିକଣାରେ କୌଣସି ପୃଷ୍ଠା ନାହିଁ। ଲିଙ୍କଟି ପୁରୁଣା ହୋଇଥାଇପାରେ କିମ୍ବା ଲେଖିବାରେ ଭୁଲ ହୋଇଥାଇପାରେ।',
} as const;

export const OFFLINE = {
  /** Beside a page that was kept; `age` is "12 minutes ago". */
  saved: (age: string) => `ଅଫଲାଇନ। ${age} ସେଭ ହୋଇଥିଲା`,
  ages: ['1 ମିନିଟ ପୂର୍ବରୁ', '{count} ମିନିଟ ପୂର୍ବରୁ', '1 ଘଣ୍ଟା ପୂର୍ବରୁ', '{count} ଘଣ୍ଟା ପୂର୍ବରୁ', '1 ଦିନ ପୂର୍ବରୁ', '{count} ଦିନ ପୂର୍ବରୁ'],
  title: 'ଆପଣ ଅଫଲାଇନରେ ଅଛନ୍ତି',
  heading: 'ଆପଣ ଅଫଲାଇନରେ ଅଛନ୍ତି',
  description: 'ଏବେ ନେଟୱର୍କ ନାହିଁ। ଆମକୁ ଫୋନ କରନ୍ତୁ, କିମ୍ବା ଏହି ବ୍ରାଉଜରରେ ସେଭ ହୋଇଥିବା ପୃଷ୍ଠା ପଢ଼ନ୍ତୁ।',
  lead: 'ଏହି ପୃଷ୍ଠା ପାଇଁ ଇଣ୍ଟରନେଟ ଦରକାର।',
  lastBooking: 'ଆପଣଙ୍କ ଶେଷ ବୁକିଂ ଏଠାରେ ସେଭ ହୋଇଛି:',
  byPhone: 'ଆମକୁ ଫୋନରେ ପାଇବେ:',
  or: 'କିମ୍ବା',
  stillRead: 'ଏଗୁଡ଼ିକ ଏବେ ବି ପଢ଼ିପାରିବେ:',
} as const;
