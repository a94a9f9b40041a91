import { useEffect } from 'react';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/calendar.ts';
import * as host from '#messages/host/desk.ts';
import { $calendar, followCalendar, reloadCalendar } from '#stores/host/calendar/calendar.ts';
import { ActBar } from './ActBar.tsx';
import styles from './Calendar.module.css';
import { CalendarGrid } from './CalendarGrid.tsx';
import { NightEditDialog } from './NightEditDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';

export const Calendar = guarded(function Calendar() {
  return (
    <HostGate>
      <CalendarView />
    </HostGate>
  );
});

function CalendarView() {
  const calendar = useValue($calendar);
  useEffect(() => {
    void reloadCalendar();
    followCalendar();
  }, []);

  return (
    <div className={styles.page}>
      {calendar.state === 'loading' && (
        <>
          <h1 className="visually-hidden">{messages.TITLE}</h1>
          <Spinner label={host.loading} />
        </>
      )}
      {calendar.state === 'failed' && (
        <div className={`notice ${styles.failed}`} data-tone="danger" role="alert">
          <h1>{messages.TITLE}</h1>
          <p>{calendar.message}</p>
          <Button size="s" onClick={() => void reloadCalendar()}>
            {host.tryAgain}
          </Button>
        </div>
      )}
      {calendar.state === 'ready' && calendar.rooms.length > 0 && <CalendarGrid calendar={calendar} />}
      {calendar.state === 'ready' && calendar.rooms.length === 0 && (
        <div className={`notice ${styles.failed}`}>
          <h1>{messages.TITLE}</h1>
          <p>{messages.noRooms}</p>
        </div>
      )}
      <div className={styles.bars}>
        <ActBar />
        <SelectionBar />
      </div>
      <NightEditDialog />
    </div>
  );
}
