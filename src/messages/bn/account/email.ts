/** What is wrong with a typed email address, beside its field and in responses. */
export const EMAIL_PROBLEMS = {
  missing: 'ইমেল লিখুন',
  invalid: 'ইমেলটি ঠিক নয়',
  script: 'এই ঠিকানায় আমরা এখনও ইমেল পাঠাতে পারি না। অন্য একটি দিন।',
} as const;
