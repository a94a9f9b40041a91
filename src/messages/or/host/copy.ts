/** An address that the host copies or sends: of a calendar, a payment, an invitation. */

export const copy = 'ଠିକଣା କପି କରନ୍ତୁ';
export const copyForm = 'ଖୋଜିବା ଫର୍ମ କପି କରନ୍ତୁ';
export const copyFormHint =
  'ଅନ୍ୟ ସାଇଟର କୌଣସି ପୃଷ୍ଠାରେ, ଯେପରି ବ୍ଲଗରେ, ଏହା ଲଗାନ୍ତୁ: ସେଠାରେ ଏକ ଖୋଜିବା ଫର୍ମ ଦେଖାଯିବ, ଯାହା ଆପଣଙ୍କ ରୁମ ଖୋଲେ।';
export const copied = 'କପି ହେଲା';
export const COPY_FAILED = 'ବ୍ରାଉଜର କପି କରିବାକୁ ଦେଉନାହିଁ। ଠିକଣାଟି ବାଛି ନିଜେ କପି କରନ୍ତୁ।';
export const byWhatsApp = 'WhatsApp ରେ ପଠାନ୍ତୁ';
