/** What is wrong with a traveller of a booking, for guests and for the desk. */

export const PROBLEMS = {
  missing: 'This is required.',
  wrong: 'This is not right.',
  date: 'This must be a date as YYYY-MM-DD.',
  in_future: 'This day is yet to come.',
  country: 'Please choose a country.',
  last_four: 'Only the last four letters or digits of the ID.',
  passport_number: 'A passport number has 5 to 15 letters and digits.',
  visa_number: 'A visa number has only letters and digits.',
  masked: 'Please type the whole number again.',
  ends_before_check_in: 'It ends before check-in.',
  after_check_in: 'This must not be after check-in.',
  known: 'This traveller is not known. Please type the details.',
} as const;
