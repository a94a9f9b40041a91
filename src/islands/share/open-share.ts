import { dialogOnDemand } from '#islands/ui/dialog/open-dialog.ts';
import { $shared } from '#stores/room/share.ts';

/** Opens the share dialog, loading it first. */
const open = dialogOnDemand(async () => (await import('./Share.tsx')).Share);

$shared.subscribe((shared) => {
  if (shared) void open();
});
