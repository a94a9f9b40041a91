/** The Add-ons step: what each add-on is, and what it costs. */

import { payableThere } from './extras.ts';

export const onTheBill = 'ଆପଣଙ୍କ ବିଲରେ';
export const breakfast = {
  about: 'ପ୍ରତିଦିନ ସକାଳେ ଘରତିଆରି ଗରମ ଗରମ ଜଳଖିଆ।',
  price: (rupees: string) => `ଜଣକୁ, ଦିନକୁ ${rupees}`,
} as const;
export const extraBed = {
  about: 'ସଫା ଚାଦର ସହ ବିଛଣା, ଆପଣ ଆସିବା ଆଗରୁ ରୁମରେ ପଡ଼ିଥିବ।',
  price: (rupees: string) => `ପ୍ରତି ବିଛଣା, ଦିନକୁ ${rupees}`,
} as const;

export const fromTheHost = 'ଆପଣଙ୍କ ହୋଷ୍ଟ ବ୍ୟବସ୍ଥା କରିବେ';
/** What the host arranges, by kind; the host's own sentence replaces it. */
export const EXTRAS = {
  mahaprasad: 'ଜଗନ୍ନାଥ ମନ୍ଦିରର ପବିତ୍ର ଅନ୍ନପ୍ରସାଦ।',
  bus_tickets: 'ଦିନକର ବୁଲାବୁଲି ପାଇଁ ବସରେ ସିଟ।',
  priest: 'ପଣ୍ଡା ଆପଣଙ୍କୁ ଜଗନ୍ନାଥ ମନ୍ଦିର ବୁଲାଇ ଦର୍ଶନ କରାଇବେ।',
  pick_up: 'ଷ୍ଟେସନ କିମ୍ବା ବିମାନବନ୍ଦରରୁ ହୋମଷ୍ଟେ ପର୍ଯ୍ୟନ୍ତ ଗାଡ଼ି।',
} as const;
/** `₹150–400 ଜଣକୁ, ହୋମଷ୍ଟେରେ ଦେବେ` */
export const extraPrice = (price: string | undefined) => (price ? `${price}, ${payableThere}` : payableThere);
