/** The privacy page and the terms, besides the text of content/legal; and the links to them. */

export const PRIVACY = {
  title: 'ଗୋପନୀୟତା',
  description: 'ଆମ ଅତିଥିଙ୍କ ବିଷୟରେ ଆମେ କ’ଣ ଜାଣୁ, ତାହା କାହିଁକି ଦରକାର, କେତେ ଦିନ ରଖୁ, ଆଉ କିପରି ଲିଭାଇବାକୁ କହିବେ।',
  periods: 'ଆମେ କେତେ ଦିନ ରଖୁ',
  periodsLead: 'ତା’ପରେ ତାହା ଲିଭାଇଦିଆଯାଏ, କିମ୍ବା ଏପରି କରାଯାଏ ଯେ କାହାର ଥିଲା ଜଣାପଡ଼େ ନାହିଁ; ବ୍ୟାକଅପରେ ଟିକିଏ ପରେ।',
  complaints: 'ପ୍ରଶ୍ନ ଓ ଅଭିଯୋଗ',
} as const;

export const TERMS = {
  title: 'ନିୟମ ଓ ସର୍ତ୍ତ',
  description: 'ଅତିଥି ଓ ହୋଷ୍ଟ କେଉଁ କଥାରେ ରାଜି ହୁଅନ୍ତି: ବୁକିଂ, ପେମେଣ୍ଟ, ବାତିଲ, ଆପଣଙ୍କ ରହଣି, ଆଉ କେଉଁ ଆଇନ ଲାଗୁ ହୁଏ।',
} as const;

export const writeTo = 'ଆପଣଙ୍କ ବିବରଣୀ ବିଷୟରେ ଯାହା ବି କଥା ଥାଉ, ଆମକୁ ଲେଖନ୍ତୁ କିମ୍ବା ଫୋନ କରନ୍ତୁ:';
export const board = 'ଯଦି ଆମ ଉତ୍ତରରେ ଆପଣ ସନ୍ତୁଷ୍ଟ ନୁହଁନ୍ତି, ତେବେ ଭାରତର ଡାଟା ପ୍ରୋଟେକ୍ସନ ବୋର୍ଡରେ ବିନା ଫିସରେ ଅଭିଯୋଗ କରିପାରିବେ।';

/** Text and links in order: what the guest agrees to by booking. */
export const agreeBooking = <Link>(terms: Link, privacy: Link) => [
  'ବୁକ କଲେ ଆପଣ ଆମର ',
  terms,
  ' ମାନୁଛନ୍ତି। ଆପଣଙ୍କ ବିବରଣୀ ଆମେ କିପରି ବ୍ୟବହାର କରୁ: ',
  privacy,
  '।',
];
export const agreeSignUp = <Link>(terms: Link, privacy: Link) => [
  'ସାଇନ ଅପ କଲେ ଆପଣ ଆମର ',
  terms,
  ' ମାନୁଛନ୍ତି। ଆପଣଙ୍କ ବିବରଣୀ ଆମେ କିପରି ବ୍ୟବହାର କରୁ: ',
  privacy,
  '।',
];

/** How guests pay, which the settings of the server decide: with Razorpay, or the host. */
export const PAYING = {
  title: 'ଆପଣ ଟଙ୍କା ଦେବା ବେଳେ',
  online: {
    terms:
      'ବୁକ କରିବା ବେଳେ ଆପଣ ସବୁ ଟଙ୍କା ଦିଅନ୍ତି, କିମ୍ବା ସେତେବେଳେ ଅଗ୍ରିମ ଓ ବାକି ଟଙ୍କା ଚେକ-ଇନ ଆଗରୁ ବା ଚେକ-ଇନ ବେଳେ। ଏହି ସାଇଟରେ ପେମେଣ୍ଟ Razorpay ଜରିଆରେ ହୁଏ। ଆପଣ ପେମେଣ୍ଟ କରୁଥିବା ବେଳେ ଆପଣଙ୍କ ରୁମ ରଖାଯାଇଥାଏ।',
    privacy:
      'ଆପଣ Razorpay ଜରିଆରେ ପେମେଣ୍ଟ କରନ୍ତି। ଆପଣଙ୍କ କାର୍ଡ, ବ୍ୟାଙ୍କ କିମ୍ବା UPI ବିବରଣୀ Razorpay ପାଖକୁ ଯାଏ, ଆମ ପାଖକୁ କେବେ ଆସେ ନାହିଁ। କେତେ ଟଙ୍କା, କେବେ ଦିଆଗଲା ଓ ପେମେଣ୍ଟ ନମ୍ବର, ଆମେ ଏତିକି ଜାଣୁ।',
  },
  toHost: {
    terms:
      'ଆପଣ ଟଙ୍କା ହୋଷ୍ଟଙ୍କୁ ଦିଅନ୍ତି, ଏହି ସାଇଟରେ ନୁହେଁ: UPI ରେ କିମ୍ବା ହୋମଷ୍ଟେରେ ପହଞ୍ଚି। ହୋଷ୍ଟ ଆପଣଙ୍କ ବୁକିଂ ନିଶ୍ଚିତ କରିବା ପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ରୁମ ରଖାଯାଇଥାଏ।',
    privacy:
      'ଆପଣ ଟଙ୍କା ହୋଷ୍ଟଙ୍କୁ ଦିଅନ୍ତି, UPI ରେ କିମ୍ବା ହୋମଷ୍ଟେରେ ପହଞ୍ଚି। ଆପଣଙ୍କ କାର୍ଡ, ବ୍ୟାଙ୍କ କିମ୍ବା UPI ବିବରଣୀ ଏହି ସାଇଟ ଦେଇ ଯାଏ ନାହିଁ। କେତେ ଟଙ୍କା, କେବେ ଦିଆଗଲା, ଆଉ ଆପଣ ଜଣାଇଥିବା ପେମେଣ୍ଟ ରେଫରେନ୍ସ ଆମେ ଲେଖି ରଖୁ।',
  },
} as const;
