/** The name of a link with its count: "Cart, 2 rooms". */
export const counted = (name: string, count: number) => `${name}, ${count} টি ঘর`;
