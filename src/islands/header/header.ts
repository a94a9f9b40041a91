import { $counts, countStored } from '#stores/counts.ts';
import { $visitor, forgetVisitor, readVisitor } from '#stores/visitor.ts';

/** The header's behaviour: badges, the menu of small screens, the account menu. Plain DOM, no framework. */

function one<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`The header has no ${selector}`);
  return found;
}

const rooms = (count: number) => `${count} ${count === 1 ? 'room' : 'rooms'}`;

$counts.subscribe((counts) => {
  for (const list of ['cart', 'wishlist'] as const) {
    const link = one<HTMLElement>(`[data-count="${list}"]`);
    const count = counts[list];
    link.setAttribute('aria-label', `${list === 'cart' ? 'Cart' : 'Wishlist'}, ${rooms(count)}`);
    const badge = link.querySelector('output');
    if (badge) badge.textContent = count > 0 ? String(count) : '';
  }
});

$visitor.subscribe((visitor) => {
  one<HTMLElement>('[data-when="signed-out"]').hidden = visitor !== undefined;
  one<HTMLElement>('[data-when="signed-in"]').hidden = visitor === undefined;
  one('[data-visitor="name"]').textContent = visitor?.name ?? '';
  one('[data-visitor="email"]').textContent = visitor?.email ?? '';
});

/** A button that shows and hides what it controls; Escape and a press elsewhere close it. */
function disclose(button: HTMLButtonElement): void {
  const set = (open: boolean) => button.setAttribute('aria-expanded', String(open));
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const panel = button.nextElementSibling;
  button.addEventListener('click', () => set(!isOpen()));
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    set(false);
    button.focus();
  });
  addEventListener('pointerdown', (event) => {
    const target = event.target;
    if (target instanceof Node && !button.contains(target) && !panel?.contains(target)) set(false);
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('header button[aria-expanded]'))
  disclose(button);

for (const button of document.querySelectorAll<HTMLButtonElement>('header [data-dialog]')) {
  button.addEventListener('click', () => {
    one('#account-button').setAttribute('aria-expanded', 'false');
    document.dispatchEvent(new CustomEvent('open-dialog', { detail: button.dataset.dialog }));
  });
}

// Whoever holds the session ends it and calls preventDefault(); without one, forgetting the tokens is all there is.
one('[data-sign-out]').addEventListener('click', () => {
  if (!document.dispatchEvent(new CustomEvent('sign-out', { cancelable: true }))) return;
  forgetVisitor();
  location.assign('/');
});

function readStorage(): void {
  countStored();
  readVisitor();
}
readStorage();
addEventListener('storage', readStorage);
addEventListener('pageshow', (event) => {
  if (event.persisted) readStorage();
});
