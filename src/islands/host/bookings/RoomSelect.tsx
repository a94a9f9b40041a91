import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/new-booking.ts';
import { $hostRooms, type RoomForStay } from '#stores/host/rooms/rooms.ts';

interface Props {
  /** The ids of the chosen rooms; 0 for a room that is not chosen yet. */
  rooms: readonly number[];
  /** The booking's own rooms can be chosen again, though they are not free. */
  own?: readonly number[];
  error?: string | undefined;
  onChange: (rooms: readonly number[]) => void;
}

export function RoomSelect({ rooms, own = [], error, onChange }: Props) {
  const found = useValue($hostRooms);
  const options = found.state === 'ready' ? found.rooms : [];
  const mayTake = ({ id, isFree }: RoomForStay) => isFree || own.includes(id);
  const labelOf = (room: RoomForStay) => {
    if (room.isFree) return messages.free(room.name, formatRupees(room.price));
    return mayTake(room) ? room.name : messages.taken(room.name);
  };
  const replace = (index: number, id: number) => onChange(rooms.with(index, id));
  return (
    <div className="stack">
      {rooms.map((chosen, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identity but their place
        <div key={index}>
          <Field
            label={index === 0 ? messages.room : `${messages.room} ${index + 1}`}
            error={index === 0 ? error : undefined}
          >
            {(control) => (
              <select
                {...control}
                value={chosen}
                onChange={({ target }) => replace(index, Number(target.value))}
              >
                <option value={0}>–</option>
                {options.map((room) => (
                  <option
                    key={room.id}
                    value={room.id}
                    disabled={room.id !== chosen && (rooms.includes(room.id) || !mayTake(room))}
                  >
                    {labelOf(room)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {index > 0 && (
            <Button kind="plain" size="s" onClick={() => onChange(rooms.toSpliced(index, 1))}>
              {messages.removeRoom}
            </Button>
          )}
        </div>
      ))}
      {found.state === 'failed' && <p className="field-error">{found.message}</p>}
      <Button kind="plain" size="s" className="start" onClick={() => onChange([...rooms, 0])}>
        {messages.anotherRoom}
      </Button>
    </div>
  );
}
