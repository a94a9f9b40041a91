/** The local mailbox. */

export const title = 'ସ୍ଥାନୀୟ ମେଲବକ୍ସ';
export const explanation =
  'କୌଣସି ମେଲ ସର୍ଭର ସ୍ଥିର ହୋଇନାହିଁ, ତେଣୁ ଏହି ଇମେଲଗୁଡ଼ିକ ଏହି କମ୍ପ୍ୟୁଟରରେ ରହେ। ସବୁଠୁ ନୂଆଟି ଉପରେ; ନୂଆ ଇମେଲ ଦେଖିବା ପାଇଁ ପୁଣି ଲୋଡ କରନ୍ତୁ।';
export const empty = 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ଇମେଲ ନାହିଁ।';
export const sentTo = (to: string, at: string, replyTo: string) => `${to} ପାଇଁ, ${at}। ଉତ୍ତର ${replyTo} କୁ ଯାଏ`;
