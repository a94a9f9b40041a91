/** The reviews of a room's page, and what the desk says of them in the same words. */

export const TITLE = 'ମତାମତ';
export const stayedIn = (month: string) => `${month} ରେ ରହିଥିଲେ`;
/** For screen readers, beside a star and a number. */
export const starsOf = (stars: number) => `5ଟିରୁ ${stars.toFixed(1)} ତାରା`;
export const shortStars = (stars: number) => stars.toFixed(1);
export const HIDDEN = 'ହୋଷ୍ଟ ଏହି କଥା ଲୁଚାଇଛନ୍ତି।';
export const ANSWER = 'ହୋଷ୍ଟଙ୍କ ଉତ୍ତର';
export const showAll = (count: number) => `ସବୁ ${count}ଟି ମତାମତ ଦେଖାନ୍ତୁ`;
