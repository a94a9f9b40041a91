/** The page on which guests tell before they come who travels. */

export const description = 'ଆସିବା ଆଗରୁ ହୋଷ୍ଟଙ୍କୁ ଜଣାନ୍ତୁ, କିଏ କିଏ ଆସୁଛନ୍ତି।';
export const lead =
  'ଭାରତରେ ପ୍ରତ୍ୟେକ ହୋମଷ୍ଟେକୁ ଅତିଥିଙ୍କ ରେଜିଷ୍ଟର ରଖିବାକୁ ପଡ଼େ। କିଏ କିଏ ଆସୁଛନ୍ତି ଏବେ ହୋଷ୍ଟଙ୍କୁ ଜଣାଇଦିଅନ୍ତୁ, ପହଞ୍ଚିଲେ ଆଉ କିଛି ଲେଖିବାକୁ ପଡ଼ିବ ନାହିଁ।';
export const keptSafe = 'ଏହା ଏନକ୍ରିପ୍ଟ କରି ସୁରକ୍ଷିତ ରଖାଯାଏ ଓ ଆଉ କାହାକୁ ଦେଖାଯାଏ ନାହିଁ; କେବଳ ମାଗିବାର ଅଧିକାର ଥିବା ସରକାରୀ କର୍ତ୍ତୃପକ୍ଷ ଦେଖିପାରନ୍ତି।';
export const privacy = 'ଗୋପନୀୟତା';

export const send = 'ପଠାନ୍ତୁ';
export const backToBooking = 'ଆପଣଙ୍କ ବୁକିଂ';

export const OFFLINE = 'ଆପଣ ଅଫଲାଇନରେ ଅଛନ୍ତି। ଆପଣଙ୍କ ବିବରଣୀ ଏହି ଫୋନରେ ରଖାଯାଇଛି, ଇଣ୍ଟରନେଟ ଆସିଲେ ପଠାଯିବ।';
/** `missing` counts the travellers about whom nothing is known yet. */
export const sent = (missing: number) => {
  const rest = missing === 1 ? ' ଆଉ ଜଣେ ଯାତ୍ରୀଙ୍କ ବିବରଣୀ ଦରକାର।' : ` ଆଉ ${missing} ଜଣ ଯାତ୍ରୀଙ୍କ ବିବରଣୀ ଦରକାର।`;
  return `ଏହି ବିବରଣୀ ଆପଣଙ୍କ ହୋଷ୍ଟଙ୍କୁ ମିଳିଗଲା।${missing > 0 ? rest : ''}`;
};
export const lookBelow = 'ଦୟାକରି ଚିହ୍ନ ଥିବା ଜାଗାଗୁଡ଼ିକ ଦେଖନ୍ତୁ।';
export const TYPE_NUMBERS = 'ଦୟାକରି ପାସପୋର୍ଟ ଓ ଭିସା ନମ୍ବର ପୁଣି ଲେଖନ୍ତୁ: ସେଗୁଡ଼ିକ ଏହି ଫୋନରେ ରଖାଯାଏ ନାହିଁ।';
export const NOT_SENT = 'ଆପଣଙ୍କ ବିବରଣୀ ପଠାଇହେଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const NOT_LOADED = 'ଆପଣଙ୍କ ବିବରଣୀ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const NOT_BOOKED = 'ଅନଲାଇନ ଚେକ-ଇନ କେବଳ ନିଶ୍ଚିତ ହୋଇଥିବା ବୁକିଂ ପାଇଁ।';
