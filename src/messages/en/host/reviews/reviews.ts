/** The page of the guests' reviews. */

export const TITLE = 'Reviews';
export const NOT_LOADED = 'The reviews could not be loaded.';
export const ownersOnly = 'Only owners see the reviews here.';
export const FROM_THE_THIRD =
  'Guests see the rating and the reviews of a homestay from its third review on. Nothing can be deleted; the stars of hidden words still count.';
export const NONE =
  'There are no reviews yet. If your site sends emails, guests are asked for one two days after their stay.';
export const noName = 'No name';
export const noWords = 'No words';
export const hidden = 'Words hidden from guests';
export const GROUPS = { stay: 'Stay', cleanliness: 'Cleanliness', host: 'Host', value: 'Value' } as const;
export const starsIn = (group: string, stars: number) => `${group} ${stars}`;
export const bookingOf = (reference: string) => `Booking ${reference}`;

export const answer = 'Answer';
export const answerTo = (name: string, month: string) => `Answer the review of ${name}, ${month}`;
export const yourAnswer = 'Your answer';
export const answerHint = 'Everybody can read it. Without words it is taken away.';
export const save = 'Save';
export const cancel = 'Cancel';
export const answered = 'Your answer is saved.';
export const answerGone = 'Your answer is taken away.';
export const hide = 'Hide the words';
export const show = 'Show the words';
export const hiddenNow = 'The words are hidden. The stars still count.';
export const shownNow = 'Guests can read the words again.';
