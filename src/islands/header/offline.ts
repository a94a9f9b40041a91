import { storedFields } from '#stores/browser/storage.ts';

/** The page for where there is no network: leads to the booking that this browser keeps, and back once there is one. */
const { id } = storedFields('kept-booking');
const line = document.querySelector<HTMLElement>('[data-kept-booking]');
const link = line?.querySelector('a');
if (typeof id === 'number' && line && link) {
  link.href = `/my-booking?reservation=${id}`;
  link.textContent = `SH${id}`;
  line.hidden = false;
}

const again = () => location.reload();
document.querySelector('[data-again]')?.addEventListener('click', again);
addEventListener('online', again);
// A link that is being followed is not overtaken, and who comes back to this page is led on by the next network.
addEventListener('beforeunload', () => removeEventListener('online', again));
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  if (navigator.onLine) again();
  else addEventListener('online', again);
});
