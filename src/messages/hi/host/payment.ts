/** Recording money that a guest paid at the homestay. */

export const title = (name: string) => `${name} का भुगतान`;
export const amount = 'रकम';
export const method = 'पैसे कैसे मिले?';
export const METHODS = { cash: 'नकद', upi: 'UPI', bank: 'बैंक ट्रांसफ़र', card: 'कार्ड मशीन' } as const;
export const note = 'नोट';
export const noteHint = 'जैसे UPI का रेफ़रेंस। ज़रूरी नहीं।';
export const record = 'भुगतान दर्ज करें';
export const balance = (amount: string) => `बाकी: ${amount}`;
export const left = (amount: string) => `इसके बाद भी ${amount} बाकी रहेंगे।`;
export const AMOUNT_NEEDED = 'रकम पूरे रुपयों में लिखें।';
export const tooMuch = (balance: string) => `बाकी सिर्फ़ ${balance} है।`;
export const recorded = (amount: string, left: string | undefined) =>
  left ? `${amount} दर्ज हो गए, ${left} अभी बाकी हैं।` : `${amount} दर्ज हो गए। पूरा पैसा मिल गया।`;
