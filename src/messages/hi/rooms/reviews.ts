/** The reviews of a room's page, and what the desk says of them in the same words. */

export const TITLE = 'रिव्यू';
export const stayedIn = (month: string) => `${month} में ठहरे`;
/** For screen readers, beside a star and a number. */
export const starsOf = (stars: number) => `5 में से ${stars.toFixed(1)} सितारे`;
export const shortStars = (stars: number) => stars.toFixed(1);
export const HIDDEN = 'मेज़बान ने ये शब्द छिपा दिए हैं।';
export const ANSWER = 'मेज़बान का जवाब';
export const showAll = (count: number) => `सभी ${count} रिव्यू दिखाएँ`;
