/** The search form on pages of other sites. */

export const title = (site: string) => `${site} ଠାରେ ରୁମ ଖୋଜନ୍ତୁ`;
export const guests = 'ଅତିଥି';
export const children = 'ପିଲା';
/** The price of the rooms that the party needs, for the whole stay. */
export const price = (amount: string, nights: string) => `${nights} ପାଇଁ ${amount} ରୁ ଆରମ୍ଭ`;
export const NONE = 'ଏହି ତାରିଖରେ ଏତେ ଅତିଥିଙ୍କ ପାଇଁ ଆମ ପାଖରେ ରୁମ ନାହିଁ।';
