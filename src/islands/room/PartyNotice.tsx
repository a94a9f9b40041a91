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

/** Which rooms take a party together that is too large for this one; or whom to call. */
export function PartyNotice({ room, search, phone }: Props) {
  const party = useValue($roomParty, undefined);
  if (party?.fit.fit !== 'more-rooms') return null;
  const toAdd = party.toAdd ?? [];
  const added = toAdd.some(({ id }) => id === room.id) ? toAdd : [...toAdd, room];
  const total = added.reduce((sum, one) => sum + one.final_price, 0);
  const names = toAdd.filter(({ id }) => id !== room.id).map(({ name }) => name);
  return (
    <div className={`notice ${styles.party}`}>
      {names.length > 0 ? (
        <>
          <p>{messages.together(names.join(', '), messages.groupOf(search), formatRupees(total))}</p>
          <Button kind="quiet" size="s" onClick={() => addRooms(added, search)}>
            {messages.addBoth(added.length)}
          </Button>
        </>
      ) : (
        <p>
          {messages.callUs} <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
    </div>
  );
}
