import type { Party } from '#domain/stay.ts';

export const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** `2 adults, 1 child` */
export function partyWords({ adults, children }: Party): string {
  return `${plural(adults, 'adult')}${children ? `, ${plural(children, 'child', 'children')}` : ''}`;
}
