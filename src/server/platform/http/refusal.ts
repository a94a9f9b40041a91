import type { ErrorAnswer, RefusalCode } from '#contract/refusals.ts';
import { say } from '#server/language/say.ts';
/** An error response may carry these besides its code and sentence. */
export type RefusalDetails = Pick<
  ErrorAnswer,
  'fields' | 'expected' | 'quote' | 'rooms' | 'challenge' | 'current' | 'number' | 'nearest'
> & {
  /** Seconds, for the Retry-After header. */
  retryAfter?: number;
};

/** An expected refusal: a value that a handler returns, not an error it throws. */
export class Refusal {
  readonly code: RefusalCode;
  readonly sentence: string;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, sentence: string, details: RefusalDetails) {
    this.code = code;
    this.sentence = sentence;
    this.details = details;
  }
}

/** Refuses with a code of the contract; the sentence is the code's own unless a better one is given. */
export function refuse(
  code: RefusalCode,
  details: RefusalDetails = {},
  sentence: string = say().siteApi.REFUSAL_SENTENCES[code],
): Refusal {
  return new Refusal(code, sentence, details);
}
