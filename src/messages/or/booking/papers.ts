/** The papers of a guest's booking. */

export const title = 'କାଗଜପତ୍ର';
export const named = (kind: string, number: string) => `${kind} ${number}`;
export const NOT_LOADED = 'ଆପଣଙ୍କ କାଗଜପତ୍ର ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।';
export const save = 'ସେଭ କରନ୍ତୁ';
export const COMPANY_NOT_SAVED = 'କମ୍ପାନୀ ସେଭ ହୋଇପାରିଲା ନାହିଁ। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।';
/** Takes the company away. */
export const remove = 'ହଟାନ୍ତୁ';
export const removeNamed = (company: string) => `${company} ହଟାନ୍ତୁ`;
export const madeOutToYou = 'କାଗଜପତ୍ର କେବଳ ଆପଣଙ୍କ ନାଁରେ ହେବ।';
export const savedFor = (company: string) => `ଆପଣଙ୍କ ଆଗାମୀ କାଗଜପତ୍ର ${company} ନାଁରେ ହେବ।`;
/** The company of the next papers. */
export const madeOutTo = (company: string) => `କାଗଜପତ୍ର ${company} ନାଁରେ ହୁଏ।`;
