/** A party as text, and the suggestion for one that needs several rooms. */

import type * as en from '../../en/booking/party.ts';
import { taxesIncluded } from './bill.ts';

const roomsOf = (count: number) => `${count}ଟି ରୁମ`;

/** "3 ଅତିଥି", and with children "2 ବୟସ୍କ, 1 ପିଲା". */
export function partyOf({ adults, children }: { adults: number; children: number }): string {
  return children === 0 ? `${adults} ଅତିଥି` : `${adults} ବୟସ୍କ, ${children} ପିଲା`;
}

/** "4 ଜଣ ବୟସ୍କ", "2 ଜଣ ବୟସ୍କ ଓ 1ଟି ପିଲା". */
export function groupOf({ adults, children }: { adults: number; children: number }): string {
  const grown = `${adults} ଜଣ ବୟସ୍କ`;
  return children === 0 ? grown : `${grown} ଓ ${children}ଟି ପିଲା`;
}

/** A stay, and its party if that matters: "25–27 ଡିସେ, 3 ଅତିଥି". */
export const stayAndParty = (stay: string, party: string | undefined) => (party ? `${stay}, ${party}` : stay);

/** The number fields of a party. */
export const whoIsComing = 'କିଏ କିଏ ଆସୁଛନ୍ତି?';
export const GUESTS = { label: 'ଅତିଥି', noun: 'ଅତିଥି' } as const;
export const CHILDREN = { label: 'ପିଲା', noun: 'ପିଲା' } as const;

/** The group stands before a colon, so that it needs no case ending. */
export const needRooms = (group: string, rooms: number) => `${group}: ${roomsOf(rooms)} ଦରକାର`;
/** If one room would do with extra beds: what the offered rooms have. */
export const bedsFor = (group: string, rooms: number) => `${group}: ${roomsOf(rooms)}ରେ ସମସ୍ତଙ୍କ ବିଛଣା`;
/** If the rooms offered are more, because these have few beds. */
const needMoreRooms = (group: string, rooms: number) => `${group}: ଅତି କମରେ ${roomsOf(rooms)} ଦରକାର`;

/**
 * Why rooms may be too small for a party, and what helps. `price`: an extra bed per day, 0 where none is offered.
 * `offered`: rooms on offer.
 */
export function fitNotice(
  fit: Parameters<typeof en.fitNotice>[0],
  group: string,
  price: string | 0,
  offered?: number,
): string {
  if (fit.fit === 'more-rooms') {
    const isLeast = offered !== undefined && offered !== fit.needed;
    return (isLeast ? needMoreRooms : needRooms)(group, fit.needed);
  }
  if (price === 0) return `${fit.sleeps} ଜଣଙ୍କ ପାଇଁ: ଅତିରିକ୍ତ ବିଛଣା ବିଷୟରେ ଆମକୁ ପଚାରନ୍ତୁ`;
  return fit.beds === 1
    ? `${fit.sleeps} ଜଣଙ୍କ ପାଇଁ: ଗୋଟିଏ ଅତିରିକ୍ତ ବିଛଣା ଯୋଡ଼ନ୍ତୁ (ଦିନକୁ ${price})`
    : `${fit.sleeps} ଜଣଙ୍କ ପାଇଁ: ${fit.beds}ଟି ଅତିରିକ୍ତ ବିଛଣା ଯୋଡ଼ନ୍ତୁ (ଗୋଟିକୁ ଦିନକୁ ${price})`;
}
export const bedsNextStep = 'ବିଛଣା ଆପଣ ପରବର୍ତ୍ତୀ ପଦକ୍ଷେପରେ ଯୋଡ଼ିପାରିବେ।';

export const suggestion = (total: string, rooms: number) =>
  `ଆପଣଙ୍କ ଦଳ ପାଇଁ ସବୁଠୁ ଭଲ ଦାମ: ${rooms === 1 ? 'ଆଉ 1ଟି ରୁମ' : roomsOf(rooms)} ${total} ରେ, ${taxesIncluded}`;
export const together = (names: string, group: string, total: string) => `${names} ସହିତ, ${group}: ${total}`;
export const addSuggested = (count: number) => (count === 1 ? 'ଏହି ରୁମ ଯୋଡ଼ନ୍ତୁ' : `ଏହି ${roomsOf(count)} ଯୋଡ଼ନ୍ତୁ`);
export const addBoth = (count: number, total: string) => `${roomsOf(count)} କାର୍ଟରେ ରଖନ୍ତୁ: ${total}`;
export const partyInCart = (guests: number) => `ଆପଣଙ୍କ କାର୍ଟର ରୁମରେ ସମସ୍ତ ${guests} ଜଣ ଅତିଥି ରହିପାରିବେ।`;
export const notEnough = 'ଏହି ତାରିଖରେ ଆପଣଙ୍କ ଦଳ ପାଇଁ ଯଥେଷ୍ଟ ରୁମ ଖାଲି ନାହିଁ। ଦୟାକରି ଅନ୍ୟ ତାରିଖ ଦେଖନ୍ତୁ କିମ୍ବା ଦଳକୁ ଭାଗ କରନ୍ତୁ।';
export const callUs = 'ଆମକୁ ଫୋନ କରନ୍ତୁ, ଆମେ ଉପାୟ କରିବୁ:';
export const largeGroup = (group: string) => `ଏତେ ଜଣଙ୍କୁ ଆମେ ଅନଲାଇନରେ ନେଇପାରିବୁ ନାହିଁ: ${group}।`;
