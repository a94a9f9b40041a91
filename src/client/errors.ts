import type { ErrorAnswer, RefusalCode } from '#contract/refusals.ts';

/** Says that the API understood the request and refused it, with a sentence that can be shown to a person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: RefusalCode | (string & {});
  /** Says for each wrong field of the request what is wrong. */
  readonly fields: Record<string, string>;
  /** The server's own figures, under the names of the request; sent with `price_changed`. */
  readonly expected: ErrorAnswer['expected'];
  /** The valid quote, not yet parsed; sent with `price_changed` if the request named a quote. */
  readonly quote: unknown;
  /** The challenge that the browser solves before it asks for a hold again; sent with `proof_required`. */
  readonly challenge: unknown;
  /** What is stored now, not yet parsed; sent with `settings_changed` and others. */
  readonly current: unknown;
  /** The ids of the rooms concerned; sent with `room_taken` and other rules of a stay. */
  readonly rooms: readonly number[];
  /** Seconds to wait; sent with `too_many_requests`. */
  readonly retryAfter: number | undefined;

  constructor(status: number, answer: ErrorAnswer, retryAfter?: number) {
    super(answer.error);
    this.status = status;
    this.code = answer.code;
    this.fields = answer.fields ?? {};
    this.expected = answer.expected;
    this.quote = answer.quote;
    this.challenge = answer.challenge;
    this.current = answer.current;
    this.rooms = answer.rooms ?? [];
    this.retryAfter = retryAfter;
  }

  get sentence(): string {
    return this.message;
  }
}

/** Says that no answer of the API came: there is no network, the call timed out, or another server answered. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Says that a response came which does not fit the contract. */
export class InvalidAnswer extends Error {
  override readonly name = 'InvalidAnswer';
}
