/** A stay as text, for e-mails, invoices and the host's report. */

export const nightsOf = (count: number) => `${count} ରାତି`;
export const daysOf = (count: number) => `${count} ଦିନ`;

/** `2 ବୟସ୍କ, 1 ପିଲା` */
export function partyText({ adults, children }: { adults: number; children: number }): string {
  return `${adults} ବୟସ୍କ${children ? `, ${children} ପିଲା` : ''}`;
}

/** `ଦିନକୁ 2ଟି ଜଳଖିଆ`, `1ଟି ଅତିରିକ୍ତ ବିଛଣା`; empty if none is booked. */
export function addOnText({ breakfasts, extraBeds }: { breakfasts: number; extraBeds: number }): string[] {
  return [breakfasts ? `ଦିନକୁ ${breakfasts}ଟି ଜଳଖିଆ` : '', extraBeds ? `${extraBeds}ଟି ଅତିରିକ୍ତ ବିଛଣା` : ''].filter(
    Boolean,
  );
}
