/** What is wrong with a typed email address, beside its field and in responses. */
export const EMAIL_PROBLEMS = {
  missing: 'ଇମେଲ ଲେଖନ୍ତୁ',
  invalid: 'ଇମେଲ ଠିକଣାଟି ଠିକ ନୁହେଁ',
  script: 'ଏହି ଠିକଣାକୁ ଆମେ ଏପର୍ଯ୍ୟନ୍ତ ମେଲ ପଠାଇପାରୁନାହୁଁ। ଦୟାକରି ଅନ୍ୟ ଠିକଣା ଦିଅନ୍ତୁ।',
} as const;
