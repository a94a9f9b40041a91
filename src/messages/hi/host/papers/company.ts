/** The sheet for the company that the papers of a booking are made out to. */

export const remove = 'कंपनी हटाएँ';
export const save = 'सहेजें';
export const saved = (company: string) => `अगले कागज़ात ${company} के नाम पर बनेंगे।`;
export const REMOVED = 'अगले कागज़ात सिर्फ़ मेहमान के नाम पर बनेंगे।';
