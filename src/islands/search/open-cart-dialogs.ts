import { dialogOnDemand } from '#islands/ui/dialog/open-dialog.ts';
import { $addQuestion } from '#stores/booking/add-rooms.ts';
import { $dateChange } from '#stores/booking/date-change.ts';

/** Opens the dialogs before the booking in the cart changes; they are loaded with the first one. */
const open = dialogOnDemand(async () => (await import('./CartDialogs.tsx')).CartDialogs);

$dateChange.subscribe(({ state }) => {
  if (state !== 'none') void open();
});
$addQuestion.subscribe((question) => {
  if (question) void open();
});
