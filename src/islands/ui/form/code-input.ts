/** An input for a reference or a code, as it stands in an email or on a paper. */
export const CODE_INPUT = { autoComplete: 'off', maxLength: 40, required: true } as const;
