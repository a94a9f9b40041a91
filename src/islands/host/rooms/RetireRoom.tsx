import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { AskFirst } from '#islands/host/AskFirst.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/room.ts';
import { $asksToRetire, $retiredAt, restore, retire } from '#stores/host/rooms/host-room.ts';

export function RetireRoom({ name }: { name: string }) {
  const retiredAt = useValue($retiredAt);
  const asks = useValue($asksToRetire);
  return (
    <section className="panel stack">
      <h2>{retiredAt ? messages.retired : messages.retireTitle}</h2>
      <p>
        {retiredAt
          ? messages.retiredOn(formatDate(todayInIndia(new Date(retiredAt))))
          : messages.retireExplained}
      </p>
      <Button
        kind="quiet"
        className="start"
        onClick={() => (retiredAt ? void restore() : $asksToRetire.set(true))}
      >
        {retiredAt ? messages.restore : messages.retire}
      </Button>
      {asks && (
        <AskFirst
          title={messages.retireQuestion(name)}
          text={messages.retireConsequence}
          action={messages.retire}
          onKeep={() => $asksToRetire.set(false)}
          onDo={() => void retire()}
        />
      )}
    </section>
  );
}
