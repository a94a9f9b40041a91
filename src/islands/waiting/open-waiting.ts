import { $wanted } from '#stores/waiting-list.ts';

let opening = false;

/** The dialog and what it needs arrive with the first who wants to wait. */
async function open(): Promise<void> {
  if (opening) return;
  opening = true;
  try {
    const [{ createElement }, { createRoot }, { Waiting }] = await Promise.all([
      import('react'),
      import('react-dom/client'),
      import('./Waiting.tsx'),
    ]);
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(createElement(Waiting));
  } catch (error) {
    // The next press tries again.
    opening = false;
    console.error(error);
  }
}

$wanted.subscribe((wanted) => {
  if (wanted) void open();
});
