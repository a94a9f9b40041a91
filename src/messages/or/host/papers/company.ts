/** The sheet for the company that the papers of a booking are made out to. */

export const remove = 'କମ୍ପାନୀ ହଟାନ୍ତୁ';
export const save = 'ସେଭ କରନ୍ତୁ';
export const saved = (company: string) => `ଆଗାମୀ କାଗଜପତ୍ର ${company} ନାଁରେ ହେବ।`;
export const REMOVED = 'ଆଗାମୀ କାଗଜପତ୍ର କେବଳ ଅତିଥିଙ୍କ ନାଁରେ ହେବ।';
