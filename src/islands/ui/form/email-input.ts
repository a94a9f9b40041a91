/**
 * An input for an email address. Its type is not `email`, because Chrome then returns a host of another script as `xn--`,
 * and the address would not be kept as it was typed.
 */
export const EMAIL_INPUT = {
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 254,
} as const;
