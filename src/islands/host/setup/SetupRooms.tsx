import { useEffect, useRef, useState } from 'react';
import choices from '#islands/host/Choices.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Counter } from '#islands/ui/form/Counter.tsx';
import type { ReadText } from '#islands/ui/form/Form.tsx';
import * as messages from '#messages/host/setup.ts';
import type { Setup } from '#stores/host/setup/setup.ts';
import { addRoom, addSameRoom, skipStep } from '#stores/host/setup/setup-steps.ts';
import styles from './Setup.module.css';
import { SetupField, SetupForm } from './SetupForm.tsx';

const A_COUPLE = 2;
const MOST = 20;

type Adding = 'another' | 'same';

export function SetupRooms({ setup: { rooms } }: { setup: Setup }) {
  const [adding, setAdding] = useState<Adding>();
  const last = rooms.at(-1);
  const added = () => setAdding(undefined);
  return (
    <>
      <p>{messages.roomsHint}</p>
      {last && (
        <ul className={`stack list ${styles.rooms}`} data-gap="2">
          {rooms.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      {last && adding === 'same' && <SameRoomForm last={last.name} onAdded={added} />}
      {(!last || adding === 'another') && <RoomForm onAdded={added} hasRooms={last !== undefined} />}
      {last && !adding && (
        <div className="row" data-gap="3">
          <Button onClick={() => skipStep('rooms')}>{messages.next}</Button>
          <Button kind="quiet" onClick={() => setAdding('another')}>
            {messages.anotherRoom}
          </Button>
          <Button kind="quiet" onClick={() => setAdding('same')}>
            {messages.sameRoom}
          </Button>
        </div>
      )}
    </>
  );
}

function Continue() {
  return (
    <Button kind="quiet" onClick={() => skipStep('rooms')}>
      {messages.next}
    </Button>
  );
}

function SameRoomForm({ last, onAdded }: { last: string; onAdded: () => void }) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const send = async (read: ReadText) => {
    if (await addSameRoom(read('name'))) onAdded();
  };
  return (
    <div ref={form}>
      <SetupForm label={messages.addRoom} onSend={send} more={<Continue />}>
        <p>{messages.likeLast(last)}</p>
        <SetupField label={messages.roomName} name="name" maxLength={120} />
      </SetupForm>
    </div>
  );
}

function RoomForm({ onAdded, hasRooms }: { onAdded: () => void; hasRooms: boolean }) {
  const [sleeps, setSleeps] = useState(A_COUPLE);
  const send = async (read: ReadText, typed: FormData) => {
    const isAdded = await addRoom({
      name: read('name'),
      sleeps,
      beds: read('beds'),
      size: read('size'),
      description: read('description'),
      amenities: typed.getAll('amenity').map(String),
    });
    if (isAdded) onAdded();
  };
  return (
    <SetupForm label={messages.addRoom} onSend={send} more={hasRooms && <Continue />}>
      <SetupField label={messages.roomName} name="name" maxLength={120} />
      <div className={styles.pair}>
        <Counter
          label={messages.sleeps}
          noun={messages.people}
          value={sleeps}
          min={1}
          max={MOST}
          onChange={setSleeps}
        />
        <SetupField label={messages.beds} name="beds" hint={messages.bedsHint} maxLength={80} />
      </div>
      <SetupField label={messages.size} name="size" hint={messages.sizeHint} maxLength={60} />
      <SetupField
        label={messages.description}
        name="description"
        hint={messages.descriptionHint}
        maxLength={5000}
        rows={3}
      />
      <fieldset className={`stack ${choices.list} ${styles.chips}`} data-gap="2">
        <legend>{messages.amenities}</legend>
        {messages.AMENITIES.map((amenity) => (
          <label key={amenity}>
            <input type="checkbox" name="amenity" value={amenity} />
            <span>{amenity}</span>
          </label>
        ))}
      </fieldset>
    </SetupForm>
  );
}
