/** Photos of rooms and homestays: their part of the host's pages, and the sentences of their calls. */

export const PHOTO_TOO_LARGE = 'This photo is too large: it must be under 20 MB.';
/** What is wrong with a photo, by what the server found. */
export const PHOTO_PROBLEMS = {
  incomplete: 'This photo is not complete. Please choose it again.',
  too_many_pixels: 'This photo has more than 50 megapixels (8192 × 6144).',
  unreadable: 'Please choose a JPEG, PNG or WebP.',
} as const;
export const PHOTOS_CHANGED =
  'Somebody else has added or removed a photo. Load the page again, then put them in order.';

export const title = 'Photos';
export const none = 'No photos yet.';
export const noneMore = 'Guests decide by the photos. Five to eight are enough.';
export const full = 'There are 40 photos. Remove one to add another.';
export const first = 'Shown first';
/** "2 of 8" */
export const place = (number: number, total: number) => `${number} of ${total}`;
/** A photo without words: "Photo 2" */
export const photoNumber = (place: number) => `Photo ${place}`;
export const wordless = 'Not described yet';
export const guestsLookFor = 'Guests look for:';
/** "Bed, bathroom, view" */
export const listed = (shots: readonly string[]) => shots.join(', ').toLowerCase();
export const SHOTS = { bed: 'Bed', bathroom: 'Bathroom', view: 'View', gate: 'Gate' } as const;
export const TAGS = {
  room: ['Bed', 'Bathroom', 'View', 'Balcony', 'Desk', 'Door'],
  property: ['Gate', 'Verandah', 'Dining', 'Kitchen', 'Garden', 'View'],
} as const;

export const choose = 'Add photos';
export const dropHere = 'or drop them here';
export const chosen = (count: number) => (count === 1 ? '1 photo to upload' : `${count} photos to upload`);
export const upload = (count: number) => (count === 1 ? 'Upload the photo' : `Upload ${count} photos`);
export const uploading = (left: number) => (left === 1 ? 'The last photo …' : `${left} photos left …`);
export const WAITING = 'Waits for its turn';
export const SENDING = 'Uploading …';
export const tryAgain = 'Try again';
export const leaveOutLabel = 'Leave out';
export const leaveOut = (name: string) => `Leave out ${name}`;
export const added = (count: number, twice = 0) => {
  const more = twice === 1 ? '1 was there already.' : `${twice} were there already.`;
  const sentence = count === 1 ? 'The photo is uploaded.' : `${count} photos are uploaded.`;
  if (count === 0) return twice === 1 ? 'This photo was there already.' : 'These photos were there already.';
  return twice === 0 ? sentence : `${sentence} ${more}`;
};
export const NOT_UPLOADED = 'The upload broke off. Please try again.';

export const shows = 'What it shows';
export const showsHint = 'In a word or two';
export const alt = 'In a sentence, for guests who can’t see it';
export const altHint = 'Such as “Double bed at a window to the garden”';

export const crop = 'Crop';
export const cropOf = (name: string) => `Crop ${name}`;
export const shape = 'Shape';
export const CROP_SHAPES = { whole: 'Whole', landscape: 'Wide', square: 'Square' } as const;
export const zoom = 'Enlarge';
export const frame = 'Part that guests see';
export const frameHint = 'Move the photo with a finger, the mouse or the arrow keys; + and − enlarge it.';
export const cropDone = 'Done';

export const placeOf = (tag: string) => `Place of ${tag}`;
export const drag = (tag: string) => `Drag ${tag} to another place`;
export const edit = (tag: string) => `Edit ${tag}`;
export const editLabel = 'Edit';
export const movedTo = (tag: string, number: number, total: number) => `${tag} is now ${number} of ${total}.`;
export const save = 'Save';
export const cancel = 'Cancel';
export const remove = 'Remove';
export const removeAsk = (tag: string) => `Remove ${tag}?`;
export const removeText = 'Guests no longer see this photo, and it can’t be brought back.';
export const removeSure = 'Remove it';
export const removed = (tag: string) => `${tag} is removed.`;
export const NOT_MOVED = 'The order could not be saved, so it is as before.';
