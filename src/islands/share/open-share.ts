import { $shared } from '#stores/share.ts';

let opening = false;

/** The share dialog and what it needs arrive with the first room that is shared. */
async function open(): Promise<void> {
  if (opening) return;
  opening = true;
  try {
    const [{ createElement }, { createRoot }, { Share }] = await Promise.all([
      import('react'),
      import('#islands/ui/create-root.ts'),
      import('./Share.tsx'),
    ]);
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(createElement(Share));
  } catch (error) {
    // The next press tries again.
    opening = false;
    console.error(error);
  }
}

$shared.subscribe((shared) => {
  if (shared) void open();
});
