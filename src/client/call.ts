import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { failureOf, parseAnswer } from './answer.ts';
import { connection, TIMEOUT } from './connection.ts';
import { InvalidAnswer, Refusal, Unreachable } from './errors.ts';
import { addressOf, type CallOptions, initOf, type Parts } from './request.ts';
import { tokens } from './tokens.ts';

const proof = { give: async () => false };

/** Registers how hosts prove who they are; `give` returns whether they did, so that a refused request is sent again. */
export function registerProof(give: () => Promise<boolean>): void {
  proof.give = give;
}

/**
 * Calls the API and returns what the contract promises. Throws `Refusal`, `Unreachable` or `InvalidAnswer`; a caller
 * that aborts gets its own abort back.
 */
export async function call<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<ResponseOf<E>>;
export async function call(endpoint: Endpoint, options: Parts): Promise<unknown> {
  const response = await send(endpoint, options);
  return endpoint.response ? parseAnswer(endpoint.response, response) : undefined;
}

const PDF = '%PDF';

/**
 * Downloads a file. Throws as `call` does; a response that is no PDF although the contract promises one is an
 * `InvalidAnswer`.
 */
export async function download<E extends Endpoint>(endpoint: E, options: CallOptions<E>): Promise<Blob> {
  const response = await send(endpoint, options);
  const file = await response.blob().catch((cause: unknown) => {
    throw new Unreachable('The file broke off', { cause });
  });
  const isPromised = endpoint.responseType !== 'application/pdf' || (await file.slice(0, 4).text()) === PDF;
  if (!isPromised) throw new InvalidAnswer('The file is no PDF');
  return file;
}

/**
 * Sends a request. After a 401 it refreshes the token once and repeats the request (spec section 7); where a host must
 * prove who they are, it asks for the proof and repeats the request.
 */
async function send(endpoint: Endpoint, parts: Parts): Promise<Response> {
  const token = tokens().access();
  let response = await reach(endpoint, parts, token);
  if (response.ok) return response;
  const failure = await failureOf(response);
  const repeated = { ...parts, early: undefined };
  if (failure instanceof Refusal && failure.code === 'passkey_required' && (await proof.give()))
    return send(endpoint, repeated);
  if (!token || !isSessionRefused(failure)) throw failure;
  const { renewToken } = await import('./refresh.ts');
  const renewed = await renewToken(token).catch((cause: unknown) => {
    throw new Unreachable('The session could not be renewed', { cause });
  });
  if (!renewed) throw failure;
  response = await reach(endpoint, repeated, renewed);
  if (response.ok) return response;
  const again = await failureOf(response);
  // The renewed token was refused as well: the session is over, unless another tab has a newer token.
  if (isSessionRefused(again) && tokens().access() === renewed) tokens().ended(tokens().refresh());
  throw again;
}

/**
 * Returns whether a refusal is about the session. A wrong password is a 401 as well, but says nothing about the
 * session.
 */
function isSessionRefused(failure: Error): boolean {
  return failure instanceof Refusal && failure.status === 401 && failure.code !== 'wrong_credentials';
}

async function reach(endpoint: Endpoint, parts: Parts, token: string | undefined): Promise<Response> {
  const { base, fetch } = connection();
  const signals = [parts.signal ?? [], parts.isLong ? [] : AbortSignal.timeout(TIMEOUT)].flat();
  try {
    return await (parts.early ??
      fetch(addressOf(base, endpoint, parts), {
        ...initOf(endpoint, parts, token),
        signal: AbortSignal.any(signals),
      }));
  } catch (cause) {
    parts.signal?.throwIfAborted();
    throw new Unreachable('No answer', { cause });
  }
}
