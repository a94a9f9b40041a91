/** What a saved message says of the booking that it is used for. */
export const TEXT_FIELDS = ['guest', 'room', 'check_in', 'check_out', 'balance', 'link'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

/** Fills in the fields of a saved message, such as `{guest}`. A field without a value stays as it is. */
export function fillText(text: string, values: Partial<Record<TextField, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name) => {
    const field = TEXT_FIELDS.find((one) => one === name);
    return (field && values[field]) ?? whole;
  });
}
