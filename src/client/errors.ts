import type { ErrorAnswer, RefusalCode } from '#contract/refusals.ts';

/** The API understood the request and said no, in a sentence that can be shown to a person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: RefusalCode | (string & {});
  /** What is wrong with which field of the request. */
  readonly fields: Record<string, string>;
  /** With `price_changed`: the server's own figures, under the names the request used. */
  readonly expected: ErrorAnswer['expected'];
  /** With `price_changed`, where the request named a quote: the valid one, not yet parsed. */
  readonly quote: unknown;
  /** With `proof_required` of a hold: what the browser solves before it asks again. */
  readonly challenge: unknown;
  /** The rooms that are in the way, with `room_taken` and other rules of a stay. */
  readonly rooms: readonly number[];
  /** Seconds to wait, with `too_many_requests`. */
  readonly retryAfter: number | undefined;

  constructor(status: number, answer: ErrorAnswer, retryAfter?: number) {
    super(answer.error);
    this.status = status;
    this.code = answer.code;
    this.fields = answer.fields ?? {};
    this.expected = answer.expected;
    this.quote = answer.quote;
    this.challenge = answer.challenge;
    this.rooms = answer.rooms ?? [];
    this.retryAfter = retryAfter;
  }

  get sentence(): string {
    return this.message;
  }
}

/** No answer of the API came: no network, a timeout, or something in between answered in its place. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** An answer came and does not fit the contract. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer';
}
