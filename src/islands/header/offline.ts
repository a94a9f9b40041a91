import { pagePath } from '#domain/language/page-path.ts';
import { storedFields } from '#stores/browser/storage.ts';

/** Links the offline page to the booking stored in this browser, and reloads once the network is back. */
const { id } = storedFields('kept-booking');
const line = document.querySelector<HTMLElement>('[data-kept-booking]');
const link = line?.querySelector('a');
if (typeof id === 'number' && line && link) {
  link.href = pagePath(`/my-booking?reservation=${id}`);
  link.textContent = `SH${id}`;
  line.hidden = false;
}

const again = () => location.reload();
document.querySelector('[data-again]')?.addEventListener('click', again);
addEventListener('online', again);
// A followed link is not interrupted; a return to this page registers again.
addEventListener('beforeunload', () => removeEventListener('online', again));
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  if (navigator.onLine) again();
  else addEventListener('online', again);
});
