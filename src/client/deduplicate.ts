/** Spec section 9: availability de-duplication, about 1 second. */
export const RECENT = 1000;

/**
 * Answers a repeated question from the one in flight, or from an answer younger than `keep` milliseconds. A failed
 * question is asked again at once.
 */
export function deduplicate<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string = JSON.stringify,
  keep = RECENT,
): (question: Question) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (question) => {
    const key = keyOf(question);
    const known = answers.get(key);
    if (known) return known;
    const asked = ask(question);
    answers.set(key, asked);
    const forget = () => {
      if (answers.get(key) === asked) answers.delete(key);
    };
    asked.then(() => setTimeout(forget, keep), forget);
    return asked;
  };
}
