/** Spec section 9: at least 8 characters. */
export const PASSWORD_MINIMUM = 8;

export type PasswordProblem = 'different' | 'too_short';

/** Returns what is wrong with a new password and its confirmation (spec section 5); undefined if valid. */
export function checkNewPassword(password: string, confirmation: string): PasswordProblem | undefined {
  if (password !== confirmation) return 'different';
  return password.length < PASSWORD_MINIMUM ? 'too_short' : undefined;
}
