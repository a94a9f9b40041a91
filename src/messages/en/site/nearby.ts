/** Places near the homestays, and how far they are. */

export const lionGate = 'Lion Gate';
/** `600 m`, `1.5 km`. */
export const distance = (metres: number) =>
  metres < 1000 ? `${metres} m` : `${Math.round(metres / 100) / 10} km`;
