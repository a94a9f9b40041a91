const TITLES =
  /^(mr|mrs|ms|miss|mx|dr|prof|shri|shree|sri|smt|shrimati|sushri|kumari|km|sh|er|adv|capt|col|maj|lt|rev|fr|sir|madam|mister|pandit|pt|श्री|श्रीमती|सुश्री|कुमारी|डॉ|डा|ଶ୍ରୀ|ଶ୍ରୀମତୀ|କୁମାରୀ|ଡା|ଡଃ|ଡକ୍ଟର|শ্রী|শ্রীমতী|ডা|ডঃ|ডক্টর)$/u;

/** Returns the first word of a name that is no title, such as "Smt."; empty if there is none. */
export function firstName(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s,/&+]+/)
    // A title may be written to the name: "Dr.Asha".
    .flatMap((word) => word.split(/(?<=^[\p{L}\p{M}]{2,8}\.)/u));
  return words.find((word) => /\p{L}/u.test(word) && !TITLES.test(plain(word))) ?? '';
}

const plain = (word: string) => word.toLowerCase().replace(/[.:]+$/, '');
