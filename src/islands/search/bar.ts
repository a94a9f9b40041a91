/** The collapsed "Search Rooms" bar of small screens: "Book Now" opens the form, "Cancel" closes it again. */
for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) {
  const open = form.querySelector<HTMLButtonElement>('[data-search-open]');
  const set = (expanded: boolean) => open?.setAttribute('aria-expanded', String(expanded));
  open?.addEventListener('click', () => {
    const expanded = open.getAttribute('aria-expanded') === 'true';
    set(!expanded);
    if (!expanded) form.querySelector('input')?.focus();
  });
  form.querySelector('[data-search-close]')?.addEventListener('click', () => {
    set(false);
    open?.focus();
  });
}
