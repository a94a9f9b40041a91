/** What search engines show of a new site, until its host writes something better. At most 160 characters of it. */
const MAX = 160;

export function descriptionOf(name: string, town: string): string {
  const promise = 'Book directly with the family: fair prices and quick answers.';
  const whole = `${name} in ${town}. ${promise}`;
  return whole.length <= MAX ? whole : `${name}. ${promise}`;
}
