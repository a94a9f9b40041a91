import { connection, TIMEOUT } from './connection.ts';
import { Unreachable } from './errors.ts';

/** The head of a file: the status of the response and the media type, without parameters. */
export interface FileHead {
  status: number;
  type: string;
}

/** Asks for a file's head, because a link that the browser follows can't say why it failed. Throws `Unreachable`. */
export async function headOf(address: string): Promise<FileHead> {
  try {
    const { status, headers } = await connection().fetch(address, {
      method: 'HEAD',
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return { status, type: headers.get('Content-Type')?.split(';')[0]?.trim() ?? '' };
  } catch (cause) {
    throw new Unreachable('No answer', { cause });
  }
}
