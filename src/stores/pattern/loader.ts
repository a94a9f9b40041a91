import { atom, type WritableAtom } from 'nanostores';
import { Refusal } from '#client/errors.ts';
import { failureSentence } from '#stores/browser/failure-sentence.ts';
import { createLatest } from '#stores/browser/latest.ts';

/** The state of data that a part of a page reads from the server. `Other` lists further states, such as "missing". */
export type Loaded<Data, Other = never> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | ({ state: 'ready' } & Data)
  | Other;

export const LOADING = { state: 'loading' } as const;

interface Loader<Data, Other, Asked extends unknown[]> {
  $loaded: WritableAtom<Loaded<Data, Other>>;
  /** Reads the data; the old data is shown until then. If several readings run, only the one begun last counts. */
  load: (...asked: Asked) => Promise<void>;
  /**
   * Reads the data again after an act. If that fails, what is shown stays. Returns whether the data is as the server
   * has it now.
   */
  reload: (...asked: Asked) => Promise<boolean>;
  /** Drops a reading that has begun. Call it when an act has changed the data meanwhile. */
  drop: () => void;
}

interface Source<Data, Other, Asked extends unknown[]> {
  read: (signal: AbortSignal, ...asked: Asked) => Promise<Data>;
  /** The sentence for a failed reading, or a function that returns the next state. */
  failed: string | ((error: unknown, shown: Loaded<Data, Other>) => Loaded<Data, Other>);
}

/** Other states have names of their own, so only this one is compared. */
const isReady = (loaded: unknown) =>
  typeof loaded === 'object' && loaded !== null && 'state' in loaded && loaded.state === 'ready';

export function createLoader<Data, Other = never, Asked extends unknown[] = []>({
  read,
  failed,
}: Source<Data, Other, Asked>): Loader<Data, Other, Asked> {
  const $loaded = atom<Loaded<Data, Other>>(LOADING);
  const latest = createLatest();
  const readAgain = async (isShown: boolean, asked: Asked): Promise<boolean> => {
    const signal = latest.begin();
    try {
      const data = await read(signal, ...asked);
      if (!signal.aborted) $loaded.set({ state: 'ready', ...data });
      return true;
    } catch (error) {
      if (signal.aborted || (isShown && !(error instanceof Refusal))) return false;
      const isSentence = typeof failed === 'string';
      $loaded.set(
        isSentence
          ? { state: 'failed', message: failureSentence(error, failed) }
          : failed(error, $loaded.get()),
      );
      return false;
    }
  };
  const load = async (...asked: Asked) => void (await readAgain(false, asked));
  const reload = (...asked: Asked) => readAgain(isReady($loaded.get()), asked);
  return { $loaded, load, reload, drop: latest.end };
}
