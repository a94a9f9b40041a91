/** The share dialog (spec section 2). */

export const title = 'ସେୟାର କରନ୍ତୁ';
export const whatsApp = 'WhatsApp';
export const instagram = 'Instagram';
export const facebook = 'Facebook';
export const copyLink = 'ଲିଙ୍କ କପି କରନ୍ତୁ';
export const more = 'ସେୟାର କରିବାର ଅନ୍ୟ ଉପାୟ';
export const link = 'ଲିଙ୍କ';
export const copied = 'ଲିଙ୍କ କପି ହୋଇଗଲା!';
export const notCopied = 'ଲିଙ୍କ କପି ହୋଇପାରିଲା ନାହିଁ। ଆପଣ ତାହା ଏଠାରୁ ନିଜେ କପି କରିପାରିବେ।';
export const text = (room: string) => `ପୁରୀରେ ଏହି ସୁନ୍ଦର ରୁମ ଦେଖନ୍ତୁ: ${room}!`;
