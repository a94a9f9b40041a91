import { painted } from '#stores/after-paint.ts';

const PRESSES = ['pointerdown', 'click', 'keydown'];

/**
 * Does what follows from a press once the press is seen, and at the latest when the next one begins: whatever that one
 * reads, on however slow a phone, the press before it is done.
 */
export function beforeNextPress(follow: () => void): void {
  const waiting = new AbortController();
  const go = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    follow();
  };
  for (const type of PRESSES) addEventListener(type, go, { capture: true, signal: waiting.signal });
  void painted().then(go);
}
