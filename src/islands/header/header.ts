import { counted } from '#messages/site/header.ts';
import { $storedUser, readStoredUser } from '#stores/account/stored-user.ts';
import { $counts, countStored } from '#stores/browser/stored-counts.ts';

/** Fills the header's badges and greeting. Its menus are popovers; islands/auth/loader.ts opens the dialogs. */

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function write(selector: string, text: string): void {
  const element = find(selector);
  if (element) element.textContent = text;
}

function show(selector: string, shown: boolean): void {
  const element = find(selector);
  if (element) element.hidden = !shown;
}

$counts.subscribe((counts) => {
  for (const [list, count] of Object.entries(counts)) {
    const link = find(`[data-count=${list}]`);
    link?.setAttribute('aria-label', counted(link.dataset.label ?? '', count));
    write(`[data-count=${list}] output`, count > 0 ? String(count) : '');
  }
});

$storedUser.subscribe((visitor) => {
  show('[data-when=signed-out]', !visitor);
  show('[data-when=signed-in]', Boolean(visitor));
  write('[data-visitor=name]', visitor?.name ?? '');
  write('[data-visitor=email]', visitor?.email ?? '');
});

for (const button of document.querySelectorAll<HTMLElement>('header [data-dialog]')) {
  button.addEventListener('click', () => {
    button.closest<HTMLElement>('[popover]')?.hidePopover();
    document.dispatchEvent(new CustomEvent('open-dialog', { detail: button.dataset.dialog }));
  });
}

find('[data-sign-out]')?.addEventListener('click', () => document.dispatchEvent(new Event('sign-out')));

// The notice of a page that the service worker kept.
addEventListener('online', () => find('[data-saved]')?.remove());

// The button may have been pressed before this script loaded.
find('[data-dialog]:focus:not(:focus-visible)')?.click();

function readStorage(): void {
  countStored();
  readStoredUser();
}
readStorage();
addEventListener('storage', readStorage);
// The browser may prerender the page and open it later.
document.addEventListener('prerenderingchange', readStorage);
addEventListener('pageshow', readStorage);
