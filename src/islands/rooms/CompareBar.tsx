import { lazy, Suspense, useState } from 'react';
import type { Search } from '#domain/rooms/search.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/rooms/rooms.ts';
import { $compared, clearCompared } from '#stores/search/compare.ts';
import styles from './CompareBar.module.css';

const CompareDialog = lazy(async () => ({ default: (await import('./CompareDialog.tsx')).CompareDialog }));

interface Props {
  search: Search;
  isPast: boolean;
}

export function CompareBar({ search, isPast }: Props) {
  const rooms = useValue($compared, []);
  const [isOpen, setOpen] = useState(false);
  if (rooms.length === 0) return null;
  return (
    <div className={`row ${styles.bar}`}>
      <p role="status">{rooms.map(({ name }) => name).join(', ')}</p>
      <Button kind="plain" size="s" onClick={clearCompared}>
        {messages.clearComparison}
      </Button>
      <Button size="s" disabled={rooms.length < 2} onClick={() => setOpen(true)}>
        {rooms.length < 2 ? messages.chooseAnother : messages.compareRooms(rooms.length)}
      </Button>
      <Suspense>
        {isOpen && (
          <CompareDialog rooms={rooms} search={search} isPast={isPast} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  );
}
