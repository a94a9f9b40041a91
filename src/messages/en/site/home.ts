/** What the home page says until the host's own words are there. */

export const introduction = 'Rooms in Puri, Odisha. Book directly with your host.';
export const homestays = 'Where you stay';
export const help = 'We help you arrange';
export const ask = 'Not sure yet? Ask us';
