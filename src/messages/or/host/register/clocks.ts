/** Reports about foreigners, and what is left of their time. */

export const FORM_III = 'ଫର୍ମ III';
export const EVENTS = { arrival: 'ଆସିଲେ', departure: 'ଗଲେ' } as const;
/** `hours` are rounded down. */
export const dueIn = (hours: number, minutes: number) =>
  hours > 0 ? `ଆଉ ${hours} ଘଣ୍ଟା ଅଛି` : `ଆଉ ${minutes} ମିନିଟ ଅଛି`;
export const lateBy = (hours: number) => (hours > 0 ? `${hours} ଘଣ୍ଟା ଡେରି` : 'ଡେରି ହେଲାଣି');
export const doneBy = (name: string | null, at: string) => (name ? `କଲେ ${name}, ${at}` : `ହୋଇଗଲା, ${at}`);
export const open = 'ଫର୍ମ III';
export const ofTraveller = (name: string) => `: ${name}`;
