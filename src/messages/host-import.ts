/** What the import of the host's file says of it. */

/** By what must not be there twice. */
export const TWICE = {
  homestay: 'another homestay has this id already',
  room: 'another room has this id already',
  lengthDiscount: 'another discount is from as many nights on already',
  cancellation: 'another line is for as many hours already',
} as const;
