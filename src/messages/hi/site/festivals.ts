/** What can be booked for a festival, on its card. */

export const roomsFree = 'कमरे खाली हैं';
export const roomsLeft = (rooms: number) => (rooms <= 1 ? `${rooms} कमरा बचा है` : `${rooms} कमरे बचे हैं`);
export const allTaken = 'सब कमरे भर गए';
export const notOpen = 'किराए अभी तय नहीं';
export const longerOnly = 'सिर्फ़ ज़्यादा दिनों के लिए';
