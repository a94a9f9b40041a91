import { formatRupees } from '#domain/money.ts';
import { phoneLink } from '#domain/phone-link.ts';
import type { RoomDetail } from '#domain/room-detail.ts';
import type { Search } from '#domain/search.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/party.ts';
import { addRooms } from '#stores/cart/add-rooms.ts';
import { $isInCart, $roomParty } from '#stores/room/room.ts';
import styles from './StayState.module.css';

interface Props {
  room: RoomDetail;
  search: Search;
  phone: string;
}

/** For a party too large for this room: rooms that take it together, or the phone number. */
export function PartyNotice({ room, search, phone }: Props) {
  const party = useValue($roomParty, undefined);
  const isInCart = useValue($isInCart, false);
  if (party?.fit.fit !== 'more-rooms') return null;
  const { chosen, toAdd = [] } = party;
  const others = [...chosen, ...toAdd].filter(({ id }) => id !== room.id);
  const total = others.reduce((sum, one) => sum + one.final_price, room.final_price);
  const added = isInCart ? toAdd : [...toAdd, room];
  const names = toAdd.length > 0 ? others.map(({ name }) => name) : [];
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
          {messages.callUs} <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
    </div>
  );
}
