/** The homestays on the home page, and the page of one. */

export const fromPrice = (price: string) => `প্রতি ঘর, প্রতি রাত ${price} থেকে`;
export const rooms = (count: number) => `${count}টি ঘর`;
export const beach = 'সমুদ্রতট';
/** After the name of a place: "হেঁটে 10 মিনিট". */
export const onFoot = (minutes: number) => `হেঁটে ${minutes} মিনিট`;
export const seeRooms = 'ঘর ও ভাড়া দেখুন';
/** It begins with the words on the button. */
export const seeRoomsOf = (name: string) => `${seeRooms}: ${name}`;

export const title = (name: string) => `${name}, পুরী`;
export const description = (about: {
  name: string;
  suits: string | undefined;
  rooms: string;
  price: string;
}) =>
  `পুরীর ${about.name}। ${about.suits ? `${about.suits}। ` : ''}${about.rooms}${about.price ? `, ${about.price}` : ''}। ছবি, ঘর, খাওয়া, মানচিত্র আর নিয়ম।`;
export const homestayUnknown = 'হোমস্টে পাওয়া গেল না';
export const homestayUnknownWhy = 'আপনি যে হোমস্টে খুঁজছেন, তা পাওয়া গেল না।';
export const pictures = 'ছবি';
export const pictureOf = (tag: string, name: string) => (tag ? `${name}: ${tag}` : name);
export const aboutHomestay = (name: string) => `${name}: কিছু কথা`;
export const atHomestay = 'হোমস্টেতে';
export const ourRooms = 'ঘর';
export const roomsLead = 'প্রতিটি ঘরের আলাদা পাতা আছে: সব ছবি, প্রতি রাতের ভাড়া আর বুকিং।';
export const sleeps = 'কত জনের';
export const beds = 'বিছানা';
export const floor = 'তলা';
export const size = 'মাপ';
export const ac = 'AC';
/** The words before and after the lowest price of a room, which is set in larger type. */
export const aroundPrice = () => ({ before: 'ভাড়া', after: 'থেকে, প্রতি রাত' });
export const unknown = 'হোস্টকে জিজ্ঞেস করুন';
export const getAround = 'হোমস্টেটি কোথায়';
/** Lanes are longer than the straight line of a ring. */
export const ringsNote = (radii: readonly string[], minutes: readonly number[]) =>
  `বৃত্তগুলি দরজা থেকে সোজাসুজি ${radii.join(' ও ')} দূরে: হেঁটে অন্তত ${minutes.join(' ও ')} মিনিট।`;
export const policies = 'সময় ও নিয়ম';
export const policiesLead = 'এই হোমস্টের সব নিয়ম, এক জায়গায়।';
export const questions = 'যা প্রায়ই জিজ্ঞেস করা হয়';

/** The label of a drawing that is shown in place of a photo. */
export const drawing = 'আঁকা ছবি';
export const yourHost = 'আপনার হোস্ট';
export const hostNamed = (name: string) => `${name}, আপনার হোস্ট`;
export const callUs = (phone: string) => `বা ফোন করুন ${phone}`;
