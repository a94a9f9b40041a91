/** Whether the last changes of words and rooms are on the site. */

export const TITLE = 'আপনার সাইট';
export const building = 'আপনার সাইট তৈরি হচ্ছে। ততক্ষণ অতিথিরা আগের সাইটই দেখছেন।';
export const published = (time: string) => `প্রকাশ হয়েছে ${time}`;
export const mistakes = (count: number) => `${count}টি ভুলের জন্য আপনার শেষ বদলগুলি দেখানো যাচ্ছে না।`;
export const mistakesHint = 'ফাইলগুলি ঠিক করে সেভ করুন: সাইট তারপর নিজে থেকেই প্রকাশ হবে।';
export const failed = 'আপনার শেষ বদলগুলি প্রকাশ করা গেল না। সাইট আগের মতোই দেখা যাচ্ছে।';
export const failedHint = 'আবার প্রকাশ করুন। তাতেও না হলে, কেন হল না তা সার্ভারের লগে লেখা আছে।';
export const elsewhere = 'আপনার সাইট অন্য একটি পরিষেবা তৈরি করে। ঘর বদলালে তা নিজে থেকেই প্রকাশ হয়।';
export const lineOf = (line: number) => `লাইন ${line}`;
export const publish = 'এখনই প্রকাশ করুন';
export const publishAgain = 'আবার প্রকাশ করুন';
export const NOT_PUBLISHED = 'সাইট প্রকাশ করা গেল না।';
