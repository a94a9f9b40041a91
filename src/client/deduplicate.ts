/** Milliseconds for which the same availability question is not asked again (spec section 9). */
export const RECENT = 1000;

/**
 * Returns the answer of the same question in flight, or one that is younger than `keep` milliseconds. A failed question
 * can be repeated at once. The clock decides, because timers stop while a page is in the back/forward cache.
 */
export function deduplicate<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string = JSON.stringify,
  keep = RECENT,
): (question: Question) => Promise<Answer> {
  const answers = new Map<string, { answer: Promise<Answer>; at?: number }>();
  return (question) => {
    const key = keyOf(question);
    const known = answers.get(key);
    if (known && (known.at === undefined || Math.abs(Date.now() - known.at) < keep)) return known.answer;
    const asked: { answer: Promise<Answer>; at?: number } = { answer: ask(question) };
    answers.set(key, asked);
    const forget = () => {
      if (answers.get(key) === asked) answers.delete(key);
    };
    asked.answer.then(() => {
      asked.at = Date.now();
      setTimeout(forget, keep);
    }, forget);
    return asked.answer;
  };
}
