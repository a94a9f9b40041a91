/** Sentences of the booking steps (spec sections 4, 5 and 8). */

export const bookingSteps = 'Booking steps';
export const roomDetails = 'Room Details';
export const changeDates = 'Change dates';
export const selectedRooms = 'Selected Rooms';
export const addOns = 'Add-ons';
export const yourDetails = 'Your Details';
export const userDetails = 'User Details';
export const payment = 'Payment';
export const confirmation = 'Confirmation';
export const continueToAddOns = 'Continue to Add-ons';
export const continueToDetails = 'Continue to Your Details';
export const continueToPayment = 'Continue to Payment';

export const emptyCart = 'Your cart is empty';
export const emptyCartHint = 'Rooms you add to your cart appear here.';
export const oneMoment = 'One moment…';
export const savedHere = 'Your rooms and everything you choose for your stay are saved on this device.';
export const cartNeeded = 'Please add a room to cart before continuing to add-ons.';

export const capacityTitle = 'Room Capacity Exceeded';
const rooms = (count: number) => `${count} room(s)`;

/** The refusals of the domain's capacity rule. */
type CapacityProblem =
  | { code: 'no_guests' | 'no_adults' }
  | { code: 'four_adults_one_room'; needed: number }
  | { code: 'too_many_rooms'; guests: number }
  | { code: 'too_few_rooms'; guests: number; needed: number };

/** Why the party can't take `booked` rooms (spec section 5, "Capacity"). */
export function capacitySentence(problem: CapacityProblem, booked: number): string {
  switch (problem.code) {
    case 'no_guests':
      return 'At least 1 guest is required for booking.';
    case 'no_adults':
      return 'At least 1 adult is required for booking.';
    case 'four_adults_one_room':
      return 'For 4 adult guests, you need to book at least 2 rooms for comfort. Please increase the room count.';
    case 'too_many_rooms':
      return `You have ${rooms(booked)} for ${problem.guests} guest(s), and each room needs a guest. Please remove a room or add guests to proceed.`;
    case 'too_few_rooms':
      return `For ${problem.guests} guest(s), you need to book at least ${rooms(problem.needed)}. You have ${rooms(booked)}. Please add more rooms to proceed.`;
  }
}

export const mixedStayTitle = 'Which stay do you want to book?';
export const mixedStay =
  'Your cart has rooms for different stays, but one booking is for one stay. The rooms of the other stays are removed from your cart.';

export function totalGuestsNote(guests: number, rooms: number): string {
  return `Total Guests: ${guests} in ${rooms} rooms`;
}

export const bookThisStay = 'Book this stay';
/** For screen readers, which the button refers to. */
export const stayAt = (homestay: string, from: string, to: string) => `${homestay}, ${from} to ${to}`;
/** An add-on that is part of the total. */
export const addedFor = (rupees: string) => `Added: ${rupees} for the stay`;

export const payAtHomestay = 'Payable at the homestay';
export const arrangedLater = 'Payable at the homestay. The host will confirm.';
export const breakfastAdded = (sum: string) => `Breakfast is added: ${sum} for the stay.`;
export const removeBreakfast = 'Remove breakfast';
