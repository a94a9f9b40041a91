/** The papers of a guest's booking. */

export const title = 'कागज़ात';
export const named = (kind: string, number: string) => `${kind} ${number}`;
export const NOT_LOADED = 'आपके कागज़ात खुल नहीं पाए।';
export const save = 'सहेजें';
export const COMPANY_NOT_SAVED = 'कंपनी सहेजी नहीं जा सकी। कृपया फिर कोशिश करें।';
/** Takes the company away. */
export const remove = 'हटाएँ';
export const removeNamed = (company: string) => `${company} को हटाएँ`;
export const madeOutToYou = 'कागज़ात सिर्फ़ आपके नाम पर बनेंगे।';
export const savedFor = (company: string) => `आपके अगले कागज़ात ${company} के नाम पर बनेंगे।`;
/** The company of the next papers. */
export const madeOutTo = (company: string) => `कागज़ात ${company} के नाम पर बनते हैं।`;
