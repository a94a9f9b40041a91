import { $shared } from '#stores/room/share.ts';
import { dialogOnDemand } from '../ui/open-dialog.ts';

/** Opens the share dialog, loading it first. */
const open = dialogOnDemand(async () => (await import('./Share.tsx')).Share);

$shared.subscribe((shared) => {
  if (shared) void open();
});
