import { expect, test } from 'vitest';
import { hearClicks } from '#islands/ui/hear-clicks.ts';

test('a root hears clicks and keys, and nothing of what comes before a click', () => {
  const root = new EventTarget() as Element;
  hearClicks(root);
  const heard: string[] = [];
  const fired = ['pointerover', 'pointerdown', 'touchstart', 'gotpointercapture', 'mousemove', 'mouseup'];
  for (const type of [...fired, 'click', 'keydown', 'focusin']) {
    root.addEventListener(type, () => heard.push(type), true);
    root.dispatchEvent(new Event(type));
  }
  expect(heard).toEqual(['click', 'keydown', 'focusin']);
});
