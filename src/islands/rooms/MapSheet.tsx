import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/rooms/rooms.ts';
import { $matchingRooms } from '#stores/search/rooms.ts';
import styles from './MapSheet.module.css';
import { ResultsMap } from './ResultsMap.tsx';
import type { PlacedHome } from './results-map.ts';

/** Shows the map of the results on screens without room for it beside them. */
export function MapSheet({ homes, onClose }: { homes: readonly PlacedHome[]; onClose: () => void }) {
  const count = useValue($matchingRooms, []).length;
  return (
    <Dialog title={messages.mapTitle} onClose={onClose} size="sheet">
      <div className={styles.map}>
        <ResultsMap homes={homes} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{messages.showRooms(count)}</Button>
      </DialogActions>
    </Dialog>
  );
}
