/** A stay as text, for e-mails, invoices and the host's report. */

/** "2 रात", not "रातें": other sentences put a postposition after it. */
export const nightsOf = (count: number) => `${count} रात`;
export const daysOf = (count: number) => `${count} दिन`;

/** `2 वयस्क, 1 बच्चा` */
export function partyText({ adults, children }: { adults: number; children: number }): string {
  return `${adults} वयस्क${children ? `, ${children} ${children <= 1 ? 'बच्चा' : 'बच्चे'}` : ''}`;
}

/** `रोज़ 2 नाश्ते`, `1 अतिरिक्त बिस्तर`; empty if none is booked. */
export function addOnText({ breakfasts, extraBeds }: { breakfasts: number; extraBeds: number }): string[] {
  return [
    breakfasts ? `रोज़ ${breakfasts} ${breakfasts <= 1 ? 'नाश्ता' : 'नाश्ते'}` : '',
    extraBeds ? `${extraBeds} अतिरिक्त बिस्तर` : '',
  ].filter(Boolean);
}
