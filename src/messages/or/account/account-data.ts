/** The profile's texts about stored data and deleting the account. */

export const title = 'ଆପଣଙ୍କ ତଥ୍ୟ';
export const lead = 'ଆପଣଙ୍କ ବିଷୟରେ ଆମେ ଯାହା ରଖୁ ସବୁ ଦେଖନ୍ତୁ, କିମ୍ବା ଆକାଉଣ୍ଟ ଲିଭାନ୍ତୁ।';
export const howLong = 'ଆମେ କେତେ ଦିନ ରଖୁ';
export const download = 'ମୋ ତଥ୍ୟ ଡାଉନଲୋଡ କରନ୍ତୁ';
export const DOWNLOAD_FAILED = 'ଆପଣଙ୍କ ତଥ୍ୟ ଡାଉନଲୋଡ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ଟିକିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

export const deleteAccount = 'ଆକାଉଣ୍ଟ ଲିଭାନ୍ତୁ';
export const deleteTitle = 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଲିଭାଇବେ?';
export const whatIsDeleted = (years: number) => [
  'ଆପଣଙ୍କ ନାଁ, ଇମେଲ, ଫୋନ, ଠିକଣା, ଫଟୋ, ପାସୱାର୍ଡ ଓ ଅପେକ୍ଷା ତାଲିକାର ସ୍ଥାନ ଏବେ ଲିଭିଯିବ, ଆଉ ଆପଣ ସବୁଠାରୁ ଲଗ ଆଉଟ ହୋଇଯିବେ।',
  `ଟିକସ ଆଇନ ଅନୁସାରେ ପୂର୍ବ ରହଣିର ଇନଭଏସ, ସେଥିରେ ଥିବା ନାଁ ଓ ଠିକଣା ସହିତ, ଆମକୁ ${years} ବର୍ଷ ରଖିବାକୁ ପଡ଼େ। ସେହି ବୁକିଂର ବାକି ସବୁ ତଥ୍ୟ ଏବେ ଲିଭିଯିବ।`,
  'ଆଗକୁ ଥିବା ବୁକିଂ ବାତିଲ ହୁଏ ନାହିଁ। ସେଗୁଡ଼ିକ ଇମେଲରେ ଥିବା ଲିଙ୍କରୁ ଖୋଲନ୍ତୁ; ରହଣି ସରିବା ଯାଏ ଆମେ ତା’ର ବିବରଣୀ ରଖୁ।',
];
export const cannotUndo = 'ଏହା ପରେ ଆଉ ବଦଳାଇହେବ ନାହିଁ।';
export const yourPassword = 'ଆପଣଙ୍କ ପାସୱାର୍ଡ';
export const forgotten = 'ମନେ ନାହିଁ? ପ୍ରଥମେ ଲଗ ଆଉଟ କରି “ପାସୱାର୍ଡ ଭୁଲିଗଲେ?” ବାଛନ୍ତୁ।';
export const keepAccount = 'ଆକାଉଣ୍ଟ ଥାଉ';
export const PASSWORD_NEEDED = 'ଦୟାକରି ଆପଣଙ୍କ ପାସୱାର୍ଡ ଲେଖନ୍ତୁ।';
export const WRONG_PASSWORD = 'ଏହି ପାସୱାର୍ଡ ଠିକ ନୁହେଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
export const ACCOUNT_DELETED = 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଲିଭିଗଲା।';
export const DELETE_FAILED = 'ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ଲିଭାଇହେଲା ନାହିଁ। ଦୟାକରି ଟିକିଏ ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';

/** A file's name stays Latin. */
export const FILE_NAME = 'my-data.json';
export const LAST_OWNER = 'ଏଠାରେ ଗୋଟିଏ ହୋମଷ୍ଟେର ଆପଣ ଏକମାତ୍ର ମାଲିକ। ପ୍ରଥମେ ଆଉ ଜଣେ ମାଲିକଙ୍କୁ ନିମନ୍ତ୍ରଣ କରନ୍ତୁ।';
