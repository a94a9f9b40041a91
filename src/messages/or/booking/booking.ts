/** Sentences of the booking steps (spec sections 4, 5 and 8). */

import type * as en from '../../en/booking/booking.ts';

export const bookingSteps = 'ବୁକିଂର ପଦକ୍ଷେପ';
export const roomDetails = 'ରୁମ ବିବରଣୀ';
export const changeDates = 'ତାରିଖ ବଦଳାନ୍ତୁ';
export const selectedRooms = 'ବାଛିଥିବା ରୁମ';
export const addOns = 'ଅନ୍ୟ ସୁବିଧା';
export const yourDetails = 'ଆପଣଙ୍କ ବିବରଣୀ';
export const userDetails = 'ଆପଣଙ୍କ ବିବରଣୀ';
export const payment = 'ପେମେଣ୍ଟ';
export const confirmation = 'ବୁକିଂ ନିଶ୍ଚିତ';
export const continueToAddOns = 'ଆଗକୁ: ଅନ୍ୟ ସୁବିଧା';
export const continueToDetails = 'ଆଗକୁ: ଆପଣଙ୍କ ବିବରଣୀ';
export const continueToPayment = 'ଆଗକୁ: ପେମେଣ୍ଟ';

export const emptyCart = 'ଆପଣଙ୍କ କାର୍ଟ ଖାଲି ଅଛି';
export const emptyCartHint = 'ଯେଉଁ ରୁମ ଆପଣ କାର୍ଟରେ ରଖିବେ, ତାହା ଏଠାରେ ଦେଖାଯିବ।';
export const oneMoment = 'ଟିକିଏ ରୁହନ୍ତୁ…';
export const savedHere = 'ଆପଣଙ୍କ ରୁମ ଓ ରହଣି ପାଇଁ ଆପଣ ଯାହା ବାଛନ୍ତି, ସବୁ ଏହି ଫୋନ ବା କମ୍ପ୍ୟୁଟରରେ ସେଭ ହୋଇଛି।';
export const cartNeeded = 'ଅନ୍ୟ ସୁବିଧା ବାଛିବା ଆଗରୁ ଦୟାକରି କାର୍ଟରେ ଗୋଟିଏ ରୁମ ରଖନ୍ତୁ।';

export const capacityTitle = 'ରୁମରେ ଏତେ ଲୋକ ରହିପାରିବେ ନାହିଁ';
const rooms = (count: number) => `${count}ଟି ରୁମ`;

/** Why the party can't take `booked` rooms (spec section 5, "Capacity"). */
export function capacitySentence(problem: Parameters<typeof en.capacitySentence>[0], booked: number): string {
  switch (problem.code) {
    case 'no_guests':
      return 'ବୁକିଂ ପାଇଁ ଅତି କମରେ 1 ଜଣ ଅତିଥି ଦରକାର।';
    case 'no_adults':
      return 'ବୁକିଂ ପାଇଁ ଅତି କମରେ 1 ଜଣ ବୟସ୍କ ଦରକାର।';
    case 'four_adults_one_room':
      return '4 ଜଣ ବୟସ୍କ ଅତିଥି ଆରାମରେ ରହିବା ପାଇଁ ଅତି କମରେ 2ଟି ରୁମ ବୁକ କରିବା ଦରକାର। ଦୟାକରି ରୁମ ବଢ଼ାନ୍ତୁ।';
    case 'too_many_rooms':
      return `${problem.guests} ଜଣ ଅତିଥିଙ୍କ ପାଇଁ ଆପଣ ${rooms(booked)} ବାଛିଛନ୍ତି, ଆଉ ପ୍ରତି ରୁମରେ ଜଣେ ଅତିଥି ରହିବା ଦରକାର। ଆଗକୁ ବଢ଼ିବା ପାଇଁ ଦୟାକରି ଗୋଟିଏ ରୁମ ହଟାନ୍ତୁ କିମ୍ବା ଅତିଥି ଯୋଡ଼ନ୍ତୁ।`;
    case 'too_few_rooms':
      return `${problem.guests} ଜଣ ଅତିଥିଙ୍କ ପାଇଁ ଅତି କମରେ ${rooms(problem.needed)} ବୁକ କରିବା ଦରକାର। ଆପଣ ${rooms(booked)} ବାଛିଛନ୍ତି। ଆଗକୁ ବଢ଼ିବା ପାଇଁ ଦୟାକରି ଆଉ ରୁମ ଯୋଡ଼ନ୍ତୁ।`;
  }
}

export const mixedStayTitle = 'ଆପଣ କେଉଁ ରହଣି ବୁକ କରିବେ?';
export const mixedStay = 'ଆପଣଙ୍କ କାର୍ଟରେ ଅଲଗା ଅଲଗା ରହଣିର ରୁମ ଅଛି, କିନ୍ତୁ ଗୋଟିଏ ବୁକିଂ ଗୋଟିଏ ରହଣି ପାଇଁ। ଅନ୍ୟ ରହଣିର ରୁମ କାର୍ଟରୁ ହଟିଯିବ।';

export function totalGuestsNote(guests: number, rooms: number): string {
  return `ମୋଟ ଅତିଥି: ${guests}, ${rooms}ଟି ରୁମରେ`;
}

export const bookThisStay = 'ଏହି ରହଣି ବୁକ କରନ୍ତୁ';
/** For screen readers, which the button refers to. */
export const stayAt = (homestay: string, from: string, to: string) => `${homestay}, ${from} ଠାରୁ ${to} ପର୍ଯ୍ୟନ୍ତ`;
/** An add-on that is part of the total. */
export const addedFor = (rupees: string) => `ଯୋଡ଼ାଗଲା: ପୂରା ରହଣି ପାଇଁ ${rupees}`;

export const payAtHomestay = 'ହୋମଷ୍ଟେରେ ଦେବେ';
export const arrangedLater = 'ହୋମଷ୍ଟେରେ ଦେବେ। ହୋଷ୍ଟ ନିଶ୍ଚିତ କରିବେ।';
export const breakfastAdded = (sum: string) => `ଜଳଖିଆ ଯୋଡ଼ାଗଲା: ପୂରା ରହଣି ପାଇଁ ${sum}।`;
export const removeBreakfast = 'ଜଳଖିଆ ହଟାନ୍ତୁ';
