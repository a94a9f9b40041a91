/** Shown by browsers that offer to install the site. */

export const home = 'প্রথম পাতা';
export const homeOnPhone = 'ফোনে প্রথম পাতা';
export const rooms = 'খালি ঘর আর তার ভাড়া';
export const roomsOnPhone = 'ফোনে খালি ঘর আর তার ভাড়া';
