/** Recording money that a guest paid at the homestay. */

export const title = (name: string) => `${name} ଙ୍କ ପେମେଣ୍ଟ`;
export const amount = 'କେତେ ଟଙ୍କା';
export const method = 'କିପରି ଦିଆଗଲା?';
export const METHODS = { cash: 'ନଗଦ', upi: 'UPI', bank: 'ବ୍ୟାଙ୍କ ଟ୍ରାନ୍ସଫର', card: 'କାର୍ଡ ମେସିନ' } as const;
export const note = 'ଟିପ୍ପଣୀ';
export const noteHint = 'ଯେପରି UPI ରେଫରେନ୍ସ। ଇଚ୍ଛାଧୀନ।';
export const record = 'ପେମେଣ୍ଟ ଲେଖନ୍ତୁ';
export const balance = (amount: string) => `ବାକି: ${amount}`;
export const left = (amount: string) => `ତା’ପରେ ମଧ୍ୟ ${amount} ବାକି ରହିବ।`;
export const AMOUNT_NEEDED = 'କେତେ ଟଙ୍କା, ପୂରା ଟଙ୍କାରେ ଲେଖନ୍ତୁ।';
export const tooMuch = (balance: string) => `ବାକି ଅଛି ${balance}।`;
export const recorded = (amount: string, left: string | undefined) =>
  left ? `${amount} ଲେଖାହେଲା, ଆଉ ${left} ବାକି।` : `${amount} ଲେଖାହେଲା। ସବୁ ଟଙ୍କା ଦିଆସରିଛି।`;
