/** The screen of an unexpected application error (spec section 2). */
export const FAILURE_HEADING = 'କିଛି ଭୁଲ ହୋଇଗଲା';
export const FAILURE_UNKNOWN = 'ହଠାତ୍ କିଛି ଭୁଲ ହେଲା। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const FAILURE_RELOAD = 'ପୁଣି ଲୋଡ କରନ୍ତୁ';
export const PART_NOT_LOADED = 'ଏହି ପୃଷ୍ଠାର କିଛି ଅଂଶ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ଇଣ୍ଟରନେଟ ଦେଖି ପୃଷ୍ଠାଟି ପୁଣି ଲୋଡ କରନ୍ତୁ।';
export const RETURN_HOME = 'ମୂଳ ପୃଷ୍ଠାକୁ ଫେରନ୍ତୁ';
