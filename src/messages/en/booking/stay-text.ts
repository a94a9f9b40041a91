/** A stay as text, for e-mails, invoices and the host's report. */

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export const nightsOf = (count: number) => plural(count, 'night');
export const daysOf = (count: number) => plural(count, 'day');

/** `2 adults, 1 child` */
export function partyText({ adults, children }: { adults: number; children: number }): string {
  return `${plural(adults, 'adult')}${children ? `, ${plural(children, 'child', 'children')}` : ''}`;
}

/** `2 breakfasts a day`, `1 extra bed`; empty if none is booked. */
export function addOnText({ breakfasts, extraBeds }: { breakfasts: number; extraBeds: number }): string[] {
  return [
    breakfasts ? `${plural(breakfasts, 'breakfast')} a day` : '',
    extraBeds ? plural(extraBeds, 'extra bed') : '',
  ].filter(Boolean);
}
