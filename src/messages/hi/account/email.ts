/** What is wrong with a typed email address, beside its field and in responses. */
export const EMAIL_PROBLEMS = {
  missing: 'कृपया ईमेल लिखें',
  invalid: 'यह ईमेल सही नहीं है',
  script: 'इस ईमेल पते पर हम अभी ईमेल नहीं भेज सकते। कृपया दूसरा पता दें।',
} as const;
