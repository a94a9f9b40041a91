import { lazy, Suspense } from 'react';
import { useValue } from '#islands/ui/use-value.ts';
import { $shared } from '#stores/room/share.ts';
import '#islands/ui/feedback/toast-region.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }));

/** Each page mounts this once; the dialog is loaded with the first shared room. */
export function Share() {
  const shared = useValue($shared);
  return <Suspense>{shared && <ShareDialog shared={shared} />}</Suspense>;
}
