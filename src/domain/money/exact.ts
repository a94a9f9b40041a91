/** Returns paise as rupees with two decimals and no sign: `2678.57`, `-3.05`. */
export function exactRupees(paise: number): string {
  const [whole, part] = [Math.floor(Math.abs(paise) / 100), Math.abs(paise) % 100];
  return `${paise < 0 ? '-' : ''}${whole}.${String(part).padStart(2, '0')}`;
}
