/** Whether the last changes of words and rooms are on the site. */

export const TITLE = 'ଆପଣଙ୍କ ସାଇଟ';
export const building = 'ଆପଣଙ୍କ ସାଇଟ ପ୍ରକାଶ ହେଉଛି। ସେପର୍ଯ୍ୟନ୍ତ ଅତିଥି ଆଗ ପରି ବ୍ୟବହାର କରିବେ।';
export const published = (time: string) => `ପ୍ରକାଶ ହେଲା ${time}`;
export const mistakes = (count: number) => `${count}ଟି ଭୁଲ ପାଇଁ ଆପଣଙ୍କ ଶେଷ ବଦଳ ଦେଖାଯାଉନାହିଁ।`;
export const mistakesHint = 'ଫାଇଲଗୁଡ଼ିକ ସୁଧାରି ସେଭ କରନ୍ତୁ: ତା’ପରେ ସାଇଟ ଆପେ ପ୍ରକାଶ ହେବ।';
export const failed = 'ଆପଣଙ୍କ ଶେଷ ବଦଳ ପ୍ରକାଶ ହୋଇପାରିଲା ନାହିଁ। ସାଇଟ ଆଗରୁ ଯାହା ଦେଖାଉଥିଲା, ତାହା ଦେଖାଉଛି।';
export const failedHint = 'ପୁଣି ପ୍ରକାଶ କରନ୍ତୁ। ତାହା ମଧ୍ୟ ନହେଲେ, କାରଣ ସର୍ଭରର ଲଗରେ ଲେଖାଥିବ।';
export const elsewhere = 'ଆପଣଙ୍କ ସାଇଟ ଅନ୍ୟ ଏକ ସେବା ତିଆରି କରେ। ବଦଳିଥିବା ରୁମ ଆପେ ପ୍ରକାଶ ହୁଏ।';
export const lineOf = (line: number) => `ଧାଡ଼ି ${line}`;
export const publish = 'ଏବେ ପ୍ରକାଶ କରନ୍ତୁ';
export const publishAgain = 'ପୁଣି ପ୍ରକାଶ କରନ୍ତୁ';
export const NOT_PUBLISHED = 'ସାଇଟ ପ୍ରକାଶ ହୋଇପାରିଲା ନାହିଁ।';
