/** The page on which a human pays for what an assistant has held, `/offer`. */

export const title = 'ଦେଖି ଟଙ୍କା ଦିଅନ୍ତୁ';
export const lead = 'ଏକ ଆସିଷ୍ଟାଣ୍ଟ ଆପଣଙ୍କ ପାଇଁ ଏହି ରୁମ ରଖିଛି। ଟଙ୍କା ଦେବା ଆଗରୁ ସବୁ ଦେଖିନିଅନ୍ତୁ।';
export const over =
  'ଏହି ଲିଙ୍କ ଆଉ କାମ କରେ ନାହିଁ: ଟଙ୍କା ଦେବାର ସମୟ ସରିଛି, ବୁକିଂର ଟଙ୍କା ଦିଆଯାଇଛି, କିମ୍ବା ଲିଙ୍କର କିଛି ଅଂଶ ନାହିଁ। ଟଙ୍କା ଦେଇଥିଲେ, ନିଶ୍ଚିତ ଖବର ଆପଣଙ୍କ ଇମେଲରେ ଅଛି।';
/** After the guest has closed the payment window. */
export const stillHeld = 'ପେମେଣ୍ଟ ସରିଲା ନାହିଁ। ସମୟ ଥିବା ଯାଏ ଆପଣଙ୍କ ରୁମ ରଖାଯାଇଥିବ, ସେତେବେଳ ଯାଏ ଆପଣ ଟଙ୍କା ଦେଇପାରିବେ।';
export const addressHint = 'ନ ଦେଲେ ବି ଚଳିବ। ଏହା ଆପଣଙ୍କ ଇନଭଏସରେ ଛପାଯାଏ।';
