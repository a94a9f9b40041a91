/** Whether the IDs of a booking are entered, and were seen. */

export const IDS = { ready: 'पहचान पत्र तैयार', missing: 'पहचान पत्र बाकी' } as const;
export const checkInTitle = (name: string) => `${name} का चेक-इन`;
export const idSeen = 'पहचान पत्र देखा';
export const idSeenHint = 'सब साथियों के लिए, उनके लिए भी जो बाद में लिखे जाएँ।';
export const enter = 'यात्री लिखें';
