/** Whether the last changes of words and rooms are on the site. */

export const TITLE = 'Your site';
export const building = 'Your site is being published. Guests go on using it as it was until then.';
export const published = (time: string) => `Published ${time}`;
export const mistakes = (count: number) =>
  count === 1
    ? '1 mistake keeps your last changes from being shown.'
    : `${count} mistakes keep your last changes from being shown.`;
export const mistakesHint = 'Correct the files and save them: the site is then published by itself.';
export const failed = 'Your last changes could not be published. The site shows what it showed before.';
export const failedHint = 'Publish it again. If that fails, too, the log of the server says why.';
export const elsewhere = 'Your site is built by another service. Changed rooms are published by themselves.';
export const lineOf = (line: number) => `line ${line}`;
export const publish = 'Publish now';
export const publishAgain = 'Publish again';
export const NOT_PUBLISHED = 'The site could not be published.';
