import { dialogOnDemand } from '#islands/ui/dialog/open-dialog.ts';
import { $waitlistRequest } from '#stores/waitlist/waitlist.ts';

/** Opens the waitlist dialog, loading it first. */
const open = dialogOnDemand(async () => (await import('./WaitlistDialog.tsx')).WaitlistDialog);

$waitlistRequest.subscribe((requested) => {
  if (requested) void open();
});
