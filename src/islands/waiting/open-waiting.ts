import { $waitlistRequest } from '#stores/waiting-list.ts';
import { dialogOnDemand } from '../ui/open-dialog.ts';

/** Opens the dialog of the waiting list for the first who wants to wait. */
const open = dialogOnDemand(async () => (await import('./Waiting.tsx')).Waiting);

$waitlistRequest.subscribe((requested) => {
  if (requested) void open();
});
