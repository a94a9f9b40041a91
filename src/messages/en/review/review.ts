/** The page on which guests review their stay. */

export const TITLE = 'Your review';
export const description = 'Review your stay.';
export const lookingUp = 'Looking for your stay …';
export const stayedIn = (month: string) => `Stayed in ${month}`;
export const GROUPS = { stay: 'Stay', cleanliness: 'Cleanliness', host: 'Host', value: 'Value' } as const;
export const STARS = {
  '1': '1 star',
  '2': '2 stars',
  '3': '3 stars',
  '4': '4 stars',
  '5': '5 stars',
} as const;
export const words = 'Your words';
export const left = (signs: number) => (signs === 1 ? '1 sign left' : `${signs} signs left`);
export const showName = 'Show my first name';
export const PUBLIC =
  'Your stars, your words and the month of your stay become public, with your first name if you show it. Links, email addresses and phone numbers are cut out.';
export const send = 'Send';

export const STARS_NEEDED = 'Please choose from 1 to 5 stars.';
export const NOT_SENT =
  "Your review couldn't be sent. What you wrote is kept in this browser. Please try again.";
export const OFFLINE =
  "Your review couldn't be sent: the site can't be reached. What you wrote is kept in this browser. Please send it again when you're back online.";
export const NOT_LOADED = "Your stay couldn't be loaded. Please try again.";
export const NOT_REACHED = "The site can't be reached. Please try again when you're back online.";
export const USED = 'This link has been used already.';
export const UNKNOWN = "We can't find a stay for this link.";
export const browseRooms = 'Browse rooms';

export const THANKS = 'Thank you';
export const THANKS_WHY =
  'Your review helps other guests to choose, and your host to see what to keep and what to mend.';

export const NO_MORE = 'Mails about reviews';
export const NO_MORE_WHY =
  'After a stay we ask once for a review. If you press the button, we never ask this email address again.';
export const dontAsk = "Don't ask me again";
export const DECLINED = "We won't ask you again.";
export const NOT_DECLINED = "This couldn't be saved. Please try again.";
