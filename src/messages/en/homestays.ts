/** The homestays on the home page. */

export const distances = ({ beach, market }: { beach: number; market: number }) =>
  `Beach ${beach} m, market ${market} m on foot`;
export const fromPrice = (price: string) => `From ${price} a night`;
export const rooms = (count: number) => (count === 1 ? '1 room' : `${count} rooms`);
export const seeRooms = 'See rooms';
export const seeRoomsOf = (name: string) => `See rooms at ${name}`;
