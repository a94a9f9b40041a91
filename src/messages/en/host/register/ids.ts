/** Whether the IDs of a booking are entered, and were seen. */

export const IDS = { ready: 'IDs ready', missing: 'IDs missing' } as const;
export const checkInTitle = (name: string) => `Check in ${name}`;
export const idSeen = 'ID seen';
export const idSeenHint = 'For the whole party, also for those who are entered later.';
export const enter = 'Enter travellers';
