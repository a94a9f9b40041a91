import { useEffect } from 'react';
import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { CheckIn } from '#islands/host/bookings/CheckIn.tsx';
import { EndOfStay } from '#islands/host/EndOfStay.tsx';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { RecordPayment } from '#islands/host/RecordPayment.tsx';
import { showTabCount } from '#islands/host/tab-count.ts';
import { useKeptFocus } from '#islands/host/use-kept-focus.ts';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useSwipe } from '#islands/ui/use-swipe.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as host from '#messages/host/desk.ts';
import * as messages from '#messages/host/today.ts';
import { $day, type Day, followDay, loadDay, moveDay, reloadDay } from '#stores/host/today/today.ts';
import { DayHead } from './DayHead.tsx';
import { DayLists } from './DayLists.tsx';
import { SitePublished } from './SitePublished.tsx';
import styles from './Today.module.css';

export const Today = guarded(function Today() {
  return (
    <HostGate offline={<DayView />}>
      <DayView />
    </HostGate>
  );
});

function BackupDue({ due }: { due: Day['backup_due'] }) {
  if (!due) return null;
  const { last_at } = due;
  return (
    <p className="soft">
      <a href={pagePath('/host/people#backup')}>
        {messages.lastBackup(last_at && formatDate(todayInIndia(new Date(last_at))))}
      </a>
    </p>
  );
}

const IN_A_FIELD = 'input, textarea, select, dialog';

function DayView() {
  const shown = useValue($day);
  const swiped = useSwipe<HTMLDivElement>(moveDay);
  useEffect(() => void followDay(), []);
  useKeptFocus(shown);
  const alarms = shown.state === 'ready' ? shown.day.alarms : [];
  const soldTwice = alarms.filter(({ kind }) => kind === 'channel_conflict').length;
  useEffect(() => showTabCount(pagePath('/host/channels'), soldTwice), [soldTwice]);
  useEffect(() => {
    const turn = ({ key, target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey || defaultPrevented) return;
      if (target instanceof Element && target.closest(IN_A_FIELD)) return;
      if (key === 'ArrowLeft') moveDay(-1);
      if (key === 'ArrowRight') moveDay(1);
    };
    addEventListener('keydown', turn);
    return () => removeEventListener('keydown', turn);
  }, []);

  return (
    <div ref={swiped} className={`stack ${styles.page}`} data-gap="5">
      <DayHead />
      {shown.state === 'loading' && <Spinner label={host.loading} />}
      {shown.state === 'failed' && <NotLoaded message={shown.message} load={loadDay} />}
      {shown.state === 'ready' && <DayLists day={shown.day} isOffline={shown.isOffline} />}
      {shown.state === 'ready' && !shown.isOffline && (
        <>
          <SitePublished />
          <BackupDue due={shown.day.backup_due} />
        </>
      )}
      <CheckIn />
      <EndOfStay reload={reloadDay} />
      <RecordPayment />
    </div>
  );
}
