/** Sentences of the page `/find-booking`. */

export const TITLE = 'ମୋ ବୁକିଂ ଖୋଜନ୍ତୁ';
export const DESCRIPTION = 'ଆପଣଙ୍କ ବୁକିଂର ନୂଆ ଲିଙ୍କ ଇମେଲରେ ପାଆନ୍ତୁ।';
export const LEAD = 'ଆପଣଙ୍କ ବୁକିଂ ରେଫରେନ୍ସ ଓ ଯେଉଁ ଇମେଲ ଠିକଣାରେ ବୁକ କରିଥିଲେ ତାହା ଲେଖନ୍ତୁ। ଆମେ ଆପଣଙ୍କ ବୁକିଂର ଲିଙ୍କ ଇମେଲରେ ପଠାଇବୁ।';
export const REFERENCE = 'ବୁକିଂ ରେଫରେନ୍ସ';
export const REFERENCE_HINT = 'ଏହା SH ରୁ ଆରମ୍ଭ ହୁଏ। ବୁକିଂ ନିଶ୍ଚିତ ହେବାର ଇମେଲରେ ଓ ଇନଭଏସରେ ଏହା ଲେଖାଅଛି।';
export const REFERENCE_EXAMPLE = 'SH12';
export const REFERENCE_NEEDED = 'ଦୟାକରି ଆପଣଙ୍କ ବୁକିଂ ରେଫରେନ୍ସ ଲେଖନ୍ତୁ, ଯେପରି SH12।';
export const SEND = 'ଲିଙ୍କ ଇମେଲ କରନ୍ତୁ';
export const ANOTHER = 'ଅନ୍ୟ ବୁକିଂ ଖୋଜନ୍ତୁ';
/** Shown whether or not the booking exists. */
export const LINK_SENT = 'ଏହି ରେଫରେନ୍ସ ଓ ଇମେଲରେ ଯଦି କୌଣସି ବୁକିଂ ଥାଏ, ତେବେ ଆମେ ସେହି ଇମେଲ ଠିକଣାକୁ ଲିଙ୍କ ପଠାଇଦେଇଛୁ।';
export const NOT_ARRIVED =
  'ଦୟାକରି ସ୍ପାମ ଫୋଲ୍ଡର ମଧ୍ୟ ଦେଖନ୍ତୁ। କିଛି ନଆସିଲେ ରେଫରେନ୍ସ ଓ ଇମେଲ ଠିକଣା ମିଳାଇ ଦେଖନ୍ତୁ, କିମ୍ବା ଆମ ସହିତ ଯୋଗାଯୋଗ କରନ୍ତୁ।';
export const SEND_FAILED = 'ଆମେ ଲିଙ୍କ ପଠାଇପାରିଲୁ ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
