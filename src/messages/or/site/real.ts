/** How guests can tell the site from a copy, and the house from an invented one. */

export const realSite = (host: string) => `ଏହା ନକଲି ସାଇଟ। ଅସଲି ସାଇଟ ହେଉଛି ${host}।`;

export const ADDRESS = {
  title: 'ଠିକଣା ଦେଖନ୍ତୁ',
  text: (host: string) => `ଆମ ସାଇଟ ହେଉଛି ${host}, ଆଉ କିଛି ନୁହେଁ। କିଛି ଲେଖିବା ଆଗରୁ ଆପଣଙ୍କ ବ୍ରାଉଜରରେ ଠିକଣାଟି ଦେଖନ୍ତୁ।`,
} as const;

export const CALL = {
  title: 'ନିଜେ ଆମକୁ ଫୋନ କରନ୍ତୁ',
  text: 'ଆପଣଙ୍କ ବୁକିଂ ବିଷୟରେ କେହି ଫୋନ କଲେ ବା ଲେଖିଲେ ଆଉ ଆପଣଙ୍କ ମନରେ ସନ୍ଦେହ ହେଲେ, ଏଠାରେ ଥିବା ନମ୍ବରକୁ ଫୋନ କରନ୍ତୁ, ଆପଣଙ୍କୁ ପଠାଯାଇଥିବା ନମ୍ବରକୁ ନୁହେଁ।',
  link: (phone: string) => `ଆମକୁ ଫୋନ କରନ୍ତୁ: ${phone}`,
} as const;

const BEWARE = 'ଅନ୍ୟ କୌଣସି ସାଇଟରେ ଟଙ୍କା ଦିଅନ୍ତୁ ନାହିଁ, ଆଉ ଫୋନ ବା ଚାଟରେ କାହାକୁ କାର୍ଡ ନମ୍ବର କିମ୍ବା PIN କୁହନ୍ତୁ ନାହିଁ।';

export const PAY = {
  title: 'କେବଳ ଏଠାରେ ଟଙ୍କା ଦିଅନ୍ତୁ',
  online: (host: string) =>
    `କେବଳ ଏଠାରେ ଟଙ୍କା ଦିଅନ୍ତୁ: ${host} ରେ, ଆମ ପୃଷ୍ଠାରେ ଖୋଲୁଥିବା Razorpay ୱିଣ୍ଡୋରେ, checkout.razorpay.com ଓ api.razorpay.com ଠିକଣାରେ। ବାକି ଟଙ୍କା ହୋମଷ୍ଟେରେ ଦେବେ। ${BEWARE}`,
  toHost: (host: string) =>
    `କେବଳ ଏଠାରେ ଟଙ୍କା ଦିଅନ୍ତୁ: ହୋମଷ୍ଟେରେ, କିମ୍ବା ${host} ରେ ଆପଣଙ୍କ ବୁକିଂ ପୃଷ୍ଠାରେ ଥିବା UPI ID କୁ। ${BEWARE}`,
} as const;

export const MAP = { title: 'ହୋମଷ୍ଟେ ଖୋଜନ୍ତୁ', link: 'ମ୍ୟାପରେ ଆମ ହୋମଷ୍ଟେ' } as const;

/** What the host has told in content/site.yaml. */
export const PAPERS = {
  title: 'ଆମ କାଗଜପତ୍ର',
  licence: 'ଲାଇସେନ୍ସ',
  registration: 'ପଞ୍ଜୀକରଣ',
  gstin: 'GSTIN',
  since: 'କେବେଠାରୁ ଅତିଥି',
} as const;
