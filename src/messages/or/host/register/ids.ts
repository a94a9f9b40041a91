/** Whether the IDs of a booking are entered, and were seen. */

export const IDS = { ready: 'ପରିଚୟ ପତ୍ର ଲେଖାଅଛି', missing: 'ପରିଚୟ ପତ୍ର ଲେଖା ନାହିଁ' } as const;
export const checkInTitle = (name: string) => `${name} ଙ୍କ ଚେକ-ଇନ`;
export const idSeen = 'ପରିଚୟ ପତ୍ର ଦେଖିଲି';
export const idSeenHint = 'ସାଙ୍ଗରେ ଆସିଥିବା ସମସ୍ତଙ୍କ ପାଇଁ, ପରେ ଲେଖାଯିବା ଲୋକଙ୍କ ପାଇଁ ମଧ୍ୟ।';
export const enter = 'ଯାତ୍ରୀଙ୍କ ବିବରଣୀ ଲେଖନ୍ତୁ';
