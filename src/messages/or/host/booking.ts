/** Sentences to a host about bookings. */

import type { Holder } from '../../en/host/booking.ts';

export type * from '../../en/host/booking.ts';

/** "ଏହି ତାରିଖରେ ରୁମ 1 ବୁକ କରିଛନ୍ତି ଆଶା ମିଶ୍ର (SH12), ଆଉ ରୁମ 2 ରଖାଯାଇଛି ରବି (SH14) ଙ୍କ ପାଇଁ।" */
export function roomsTakenBy(holders: readonly Holder[]): string {
  const parts = holders.map(({ room, guest, reference, isBooked }) => {
    if (!reference) return `${room} ଅପେକ୍ଷା ତାଲିକାର ଜଣେ ଅତିଥିଙ୍କ ପାଇଁ ରଖାଯାଇଛି`;
    const who = `${guest || 'ଜଣେ ଅତିଥି'} (${reference})`;
    return isBooked ? `${who} ${room} ବୁକ କରିଛନ୍ତି` : `${who} ଙ୍କ ପାଇଁ ${room} ରଖାଯାଇଛି`;
  });
  return `ଏହି ତାରିଖରେ ${parts.join(', ଆଉ ')}।`;
}

export const roomBlocked = (room: string) => `ଏହି ତାରିଖରେ ${room} ବନ୍ଦ ଅଛି। ପ୍ରଥମେ କ୍ୟାଲେଣ୍ଡରରେ ସେହି ରାତିଗୁଡ଼ିକ ଖୋଲନ୍ତୁ।`;
export const NOT_YET = 'ଏହା ଚେକ-ଇନ ଦିନଠାରୁ ହୋଇପାରିବ।';
export const CONFIRM_FIRST = 'ପ୍ରଥମେ ଅନୁରୋଧ ନିଶ୍ଚିତ କରନ୍ତୁ: ତା’ପରେ ଅତିଥି ଟଙ୍କା ଦେବାର ଲିଙ୍କ ପାଇବେ।';
export const NOTHING_DUE = 'ଏହି ବୁକିଂରେ କିଛି ବାକି ନାହିଁ।';
export const PAID_HERE = 'ରହଣି ସରିଛି, ତେଣୁ ଅତିଥି ଅନଲାଇନରେ ଟଙ୍କା ଦେଇପାରିବେ ନାହିଁ। ଟଙ୍କା ଏଠାରେ ଲେଖନ୍ତୁ।';
export const CHARGE_PAID = 'ଏହାର ଟଙ୍କା ଦିଆସରିଛି, ତେଣୁ ଫେରାଇନେଇହେବ ନାହିଁ।';
export const CHARGE_NOT_IN_STAY = 'ରହଣି ଭିତରର ଗୋଟିଏ ଦିନ ବାଛନ୍ତୁ।';
export const CHARGE_ROOM = 'ଏହି ରୁମ ଏହି ବୁକିଂରେ ନାହିଁ।';
export const REFUNDED_ALREADY = 'ଏହି ପେମେଣ୍ଟର ଫେରସ୍ତ ହେଉଛି ବା ହୋଇସାରିଛି, ତେଣୁ ବାତିଲ ହୋଇପାରିବ ନାହିଁ।';

/** The saved messages before a host changes them. They say nothing that is not true of every house. */
export const FIRST_TEXTS = [
  {
    name: 'ପହଞ୍ଚିବା',
    text: 'ନମସ୍କାର {guest}! {check_in} ଦିନ ଆପଣଙ୍କ ଆସିବା ବାଟ ଚାହିଁଛୁ। ଆପଣ କେତେବେଳେ ପହଞ୍ଚିବେ?',
  },
  {
    name: 'ବାକି ଟଙ୍କା',
    text: 'ନମସ୍କାର {guest}! {room} ରେ {check_in} ଠାରୁ {check_out} ପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ ରହଣି ପାଇଁ {balance} ବାକି ଅଛି। ଆପଣଙ୍କ ବୁକିଂ: {link}',
  },
  {
    name: 'ଧନ୍ୟବାଦ',
    text: 'ନମସ୍କାର {guest}! ଆମ ପାଖରେ ରହିଥିବାରୁ ଧନ୍ୟବାଦ। ଆପଣ ପୁଣି ଆସିଲେ ଆମେ ବହୁତ ଖୁସି ହେବୁ।',
  },
] as const;
