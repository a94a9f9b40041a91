import { formatRupees } from '#domain/money.ts';
import type { RoomDetail } from '#domain/room-detail.ts';
import type { Search } from '#domain/search.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/party.ts';
import { addRooms } from '#stores/add-rooms.ts';
import { $roomParty } from '#stores/room.ts';
import styles from './StayPanel.module.css';

interface Props {
  room: RoomDetail;
  search: Search;
  phone: string;
}

/** What a party needs that this room is too small for: an extra bed, or other rooms beside it. */
export function PartyNotice({ room, search, phone }: Props) {
  const rooms = useValue($roomParty, undefined);
  if (!rooms || rooms.fit.fit === 'fits') return null;
  const { fit, toAdd } = rooms;
  const group = messages.groupOf(search);
  const more = toAdd?.filter(({ id }) => id !== room.id) ?? [];
  const added = [...(toAdd ?? []), room].filter(
    ({ id }, at, all) => all.findIndex((one) => one.id === id) === at,
  );
  const total = added.reduce((sum, one) => sum + one.final_price, 0);
  return (
    <div className={`notice ${styles.party}`} role="status">
      <p>
        <strong>{messages.fitNotice(fit, group, formatRupees(room.extra_bed_price))}</strong>
      </p>
      {fit.fit === 'more-rooms' && more.length > 0 && (
        <>
          <p>
            {messages.together(more.map(({ name }) => name).join(', '))}: {formatRupees(total)}
          </p>
          <Button kind="quiet" size="s" onClick={() => addRooms(added, search)}>
            {messages.addBoth(added.length)}
          </Button>
        </>
      )}
      {fit.fit === 'more-rooms' && !toAdd && (
        <p>
          {messages.callUs} <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
    </div>
  );
}
