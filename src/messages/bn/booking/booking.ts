/** Sentences of the booking steps (spec sections 4, 5 and 8). */

import type * as en from '../../en/booking/booking.ts';

export const bookingSteps = 'বুকিংয়ের ধাপ';
export const roomDetails = 'ঘরের বিবরণ';
export const changeDates = 'তারিখ বদলান';
export const selectedRooms = 'বেছে নেওয়া ঘর';
export const addOns = 'বাড়তি সুবিধা';
export const yourDetails = 'আপনার তথ্য';
export const userDetails = 'অতিথির তথ্য';
export const payment = 'পেমেন্ট';
export const confirmation = 'নিশ্চিত';
export const continueToAddOns = 'বাড়তি সুবিধা দেখুন';
export const continueToDetails = 'আপনার তথ্য দিন';
export const continueToPayment = 'পেমেন্টে যান';

export const emptyCart = 'আপনার কার্ট খালি';
export const emptyCartHint = 'যে ঘরগুলি কার্টে রাখবেন, সেগুলি এখানে দেখা যাবে।';
export const oneMoment = 'একটু অপেক্ষা করুন…';
export const savedHere = 'আপনার ঘর আর থাকার জন্য যা যা বেছে নিয়েছেন, সব এই ডিভাইসে রাখা থাকে।';
export const cartNeeded = 'বাড়তি সুবিধায় যাওয়ার আগে কার্টে একটি ঘর রাখুন।';

export const capacityTitle = 'এত জনের জন্য ঘর কম';
const rooms = (count: number) => `${count}টি ঘর`;

/** Why the party can't take `booked` rooms (spec section 5, "Capacity"). */
export function capacitySentence(problem: Parameters<typeof en.capacitySentence>[0], booked: number): string {
  switch (problem.code) {
    case 'no_guests':
      return 'বুকিংয়ের জন্য অন্তত 1 জন অতিথি চাই।';
    case 'no_adults':
      return 'বুকিংয়ের জন্য অন্তত 1 জন প্রাপ্তবয়স্ক চাই।';
    case 'four_adults_one_room':
      return '4 জন প্রাপ্তবয়স্ক অতিথি আরামে থাকতে হলে অন্তত 2টি ঘর বুক করতে হবে। ঘরের সংখ্যা বাড়ান।';
    case 'too_many_rooms':
      return `আপনি ${problem.guests} জন অতিথির জন্য ${rooms(booked)} নিয়েছেন, কিন্তু প্রতিটি ঘরে অন্তত একজন অতিথি থাকতে হবে। এগোতে হলে একটি ঘর বাদ দিন বা অতিথি যোগ করুন।`;
    case 'too_few_rooms':
      return `${problem.guests} জন অতিথির জন্য অন্তত ${rooms(problem.needed)} বুক করতে হবে। আপনি নিয়েছেন ${rooms(booked)}। এগোতে হলে আরও ঘর নিন।`;
  }
}

export const mixedStayTitle = 'এর মধ্যে কোনটি বুক করবেন?';
export const mixedStay =
  'আপনার কার্টের ঘরগুলির তারিখ, অতিথি বা হোমস্টে আলাদা, কিন্তু একটি বুকিংয়ে সব ঘরের তা একই হতে হয়। যেটি বাছবেন, তা ছাড়া বাকি ঘর কার্ট থেকে সরে যাবে।';

export function totalGuestsNote(guests: number, rooms: number): string {
  return `মোট অতিথি: ${guests} জন, ${rooms}টি ঘরে`;
}

export const bookThisStay = 'এটি বুক করুন';
/** For screen readers, which the button refers to. */
export const stayAt = (homestay: string, from: string, to: string) => `${homestay}, ${from} থেকে ${to}`;
/** An add-on that is part of the total. */
export const addedFor = (rupees: string) => `যোগ হয়েছে: সব দিন মিলিয়ে ${rupees}`;

export const payAtHomestay = 'হোমস্টেতে দেবেন';
export const arrangedLater = 'টাকা হোমস্টেতে দেবেন। হোস্ট নিশ্চিত করবেন।';
export const breakfastAdded = (sum: string) => `জলখাবার যোগ হয়েছে: সব দিন মিলিয়ে ${sum}।`;
export const removeBreakfast = 'জলখাবার বাদ দিন';
