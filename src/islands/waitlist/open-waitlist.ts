import { dialogOnDemand } from '#islands/ui/open-dialog.ts';
import { $waitlistRequest } from '#stores/waitlist/waitlist.ts';

/** Opens the dialog of the waiting list for the first who wants to wait. */
const open = dialogOnDemand(async () => (await import('./WaitlistDialog.tsx')).Waiting);

$waitlistRequest.subscribe((requested) => {
  if (requested) void open();
});
