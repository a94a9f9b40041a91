/** A stay as text, for e-mails, invoices and the host's report. */

export const nightsOf = (count: number) => `${count} রাত`;
export const daysOf = (count: number) => `${count} দিন`;

/** `2 জন প্রাপ্তবয়স্ক, 1 জন শিশু` */
export function partyText({ adults, children }: { adults: number; children: number }): string {
  return `${adults} জন প্রাপ্তবয়স্ক${children ? `, ${children} জন শিশু` : ''}`;
}

/** `রোজ 2টি জলখাবার`, `1টি অতিরিক্ত বিছানা`; empty if none is booked. */
export function addOnText({ breakfasts, extraBeds }: { breakfasts: number; extraBeds: number }): string[] {
  return [
    breakfasts ? `রোজ ${breakfasts}টি জলখাবার` : '',
    extraBeds ? `${extraBeds}টি অতিরিক্ত বিছানা` : '',
  ].filter(Boolean);
}
