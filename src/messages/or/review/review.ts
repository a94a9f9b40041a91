/** The page on which guests review their stay. */

export const TITLE = 'ଆପଣଙ୍କ ମତାମତ';
export const description = 'ଆପଣଙ୍କ ରହଣି ବିଷୟରେ ମତାମତ ଦିଅନ୍ତୁ।';
export const lookingUp = 'ଆପଣଙ୍କ ରହଣି ଖୋଜୁଛୁ …';
export const stayedIn = (month: string) => `${month} ରେ ରହିଥିଲେ`;
export const GROUPS = { stay: 'ରହଣି', cleanliness: 'ସଫାସୁତୁରା', host: 'ହୋଷ୍ଟ', value: 'ଦାମ ଅନୁସାରେ ସୁବିଧା' } as const;
export const STARS = {
  '1': '1 ତାରା',
  '2': '2 ତାରା',
  '3': '3 ତାରା',
  '4': '4 ତାରା',
  '5': '5 ତାରା',
} as const;
export const words = 'ଆପଣଙ୍କ କଥା';
export const left = (signs: number) => `ଆଉ ${signs}ଟି ଅକ୍ଷର ଲେଖିପାରିବେ`;
export const showName = 'ମୋ ପ୍ରଥମ ନାଁ ଦେଖାନ୍ତୁ';
export const PUBLIC =
  'ଆପଣଙ୍କ ତାରା, କଥା ଓ ରହଣିର ମାସ ସମସ୍ତଙ୍କୁ ଦେଖାଯିବ, ଆଉ ଆପଣ ଚାହିଁଲେ ପ୍ରଥମ ନାଁ ମଧ୍ୟ। ଲିଙ୍କ, ଇମେଲ ଠିକଣା ଓ ଫୋନ ନମ୍ବର କାଢ଼ିଦିଆଯାଏ।';
export const send = 'ପଠାନ୍ତୁ';

export const STARS_NEEDED = 'ଦୟାକରି 1 ରୁ 5 ତାରା ଭିତରେ ବାଛନ୍ତୁ।';
export const NOT_SENT = 'ଆପଣଙ୍କ ମତାମତ ପଠାଇହେଲା ନାହିଁ। ଆପଣ ଯାହା ଲେଖିଛନ୍ତି ଏହି ବ୍ରାଉଜରରେ ରଖାଯାଇଛି। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const OFFLINE =
  'ଆପଣଙ୍କ ମତାମତ ପଠାଇହେଲା ନାହିଁ: ସାଇଟ ମିଳୁନାହିଁ। ଆପଣ ଯାହା ଲେଖିଛନ୍ତି ଏହି ବ୍ରାଉଜରରେ ରଖାଯାଇଛି। ଇଣ୍ଟରନେଟ ଆସିଲେ ଦୟାକରି ପୁଣି ପଠାନ୍ତୁ।';
export const NOT_LOADED = 'ଆପଣଙ୍କ ରହଣି ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const NOT_REACHED = 'ସାଇଟ ମିଳୁନାହିଁ। ଇଣ୍ଟରନେଟ ଆସିଲେ ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const USED = 'ଏହି ଲିଙ୍କ ଆଗରୁ ବ୍ୟବହାର ହୋଇସାରିଛି।';
export const UNKNOWN = 'ଏହି ଲିଙ୍କ ପାଇଁ କୌଣସି ରହଣି ଆମକୁ ମିଳିଲା ନାହିଁ।';
export const browseRooms = 'ରୁମ ଦେଖନ୍ତୁ';

export const THANKS = 'ଧନ୍ୟବାଦ';
export const THANKS_WHY = 'ଆପଣଙ୍କ ମତାମତ ଅନ୍ୟ ଅତିଥିଙ୍କୁ ବାଛିବାରେ ସାହାଯ୍ୟ କରେ, ଆଉ ହୋଷ୍ଟ ଜାଣନ୍ତି କ’ଣ ଭଲ ଅଛି ଓ କ’ଣ ସୁଧାରିବାକୁ ହେବ।';

export const NO_MORE = 'ମତାମତ ବିଷୟରେ ମେଲ';
export const NO_MORE_WHY = 'ରହଣି ପରେ ଆମେ ଥରେ ମତାମତ ମାଗୁ। ଏହି ବଟନ ଦବାଇଲେ ଆମେ ଏହି ଇମେଲ ଠିକଣାକୁ ଆଉ କେବେ ପଚାରିବୁ ନାହିଁ।';
export const dontAsk = 'ମୋତେ ଆଉ ପଚାରନ୍ତୁ ନାହିଁ';
export const DECLINED = 'ଆମେ ଆଉ ଆପଣଙ୍କୁ ପଚାରିବୁ ନାହିଁ।';
export const NOT_DECLINED = 'ଏହା ସେଭ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
