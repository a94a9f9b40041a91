/** What is wrong with a typed email address, beside its field and in responses. */
export const EMAIL_PROBLEMS = {
  missing: 'Email is required',
  invalid: 'Email is invalid',
  script: "We can't send mail to this address yet. Please give another.",
} as const;
