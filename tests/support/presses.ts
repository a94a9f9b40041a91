import type { Page } from 'playwright/test';

export interface Presses {
  /** Counts from zero. */
  begin: () => Promise<void>;
  count: () => Promise<number>;
}

/**
 * Counts what a host does, also across pages: a tap, a click, or a key that types no text is a press, and so is putting
 * the focus into a field. A choice from a list is two, choosing a file is one. Typing is none.
 */
export async function countPresses(page: Page): Promise<Presses> {
  await page.addInitScript(() => {
    const add = (presses: number) =>
      sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + presses));
    // The focus that a press has put there is counted with the press.
    let pressedAt = -1;
    const press = ({ timeStamp }: Event) => {
      pressedAt = timeStamp;
      add(1);
    };
    addEventListener('pointerdown', press, true);
    addEventListener('keydown', (event) => event.key.length > 1 && press(event), true);
    const isField = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type));
    addEventListener(
      'focusin',
      ({ target, timeStamp }) => isField(target) && timeStamp - pressedAt > 100 && add(1),
      true,
    );
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) add(2);
        if (target instanceof HTMLInputElement && target.type === 'file') add(1);
      },
      true,
    );
  });
  return {
    begin: () => page.evaluate(() => sessionStorage.removeItem('presses')),
    count: () => page.evaluate(() => Number(sessionStorage.getItem('presses'))),
  };
}
