/** The reviews of a room's page, and what the desk says of them in the same words. */

export const TITLE = 'রিভিউ';
export const stayedIn = (month: string) => `থেকেছেন: ${month}`;
/** For screen readers, beside a star and a number. */
export const starsOf = (stars: number) => `5টির মধ্যে ${stars.toFixed(1)} তারা`;
export const shortStars = (stars: number) => stars.toFixed(1);
export const HIDDEN = 'হোস্ট এই কথাগুলি আড়াল করেছেন।';
export const ANSWER = 'হোস্টের উত্তর';
export const showAll = (count: number) => `সব ${count}টি রিভিউ দেখান`;
