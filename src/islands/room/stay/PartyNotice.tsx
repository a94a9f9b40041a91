import { lazy, Suspense } from 'react';
import { formatRupees } from '#domain/money/money.ts';
import type { RoomDetail } from '#domain/rooms/room-detail.ts';
import type { Search } from '#domain/rooms/search.ts';
import type { RoomText } from '#islands/room/room-text.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/party.ts';
import { addRooms } from '#stores/booking/add-rooms.ts';
import { $isInCart, $roomParty } from '#stores/room/room.ts';
import styles from './StayState.module.css';

const AskHost = lazy(async () => ({ default: (await import('#islands/ui/AskHost.tsx')).AskHost }));

interface Props {
  room: RoomDetail;
  search: Search;
}

/** Returns the rooms that together take a party that is too large for this room; undefined if it fits. */
function useGroupOffer(room: RoomDetail) {
  const party = useValue($roomParty, undefined);
  const isInCart = useValue($isInCart, false);
  if (party?.fit.fit !== 'more-rooms') return undefined;
  const { chosen, toAdd = [] } = party;
  const others = [...chosen, ...toAdd].filter(({ id }) => id !== room.id);
  return {
    names: toAdd.length > 0 ? others.map(({ name }) => name) : [],
    total: formatRupees(others.reduce((sum, one) => sum + one.final_price, room.final_price)),
    added: isInCart ? toAdd : [...toAdd, room],
  };
}

/** Shows which rooms take the party together, or how to ask the host. */
export function PartyNotice({ room, search, text }: Props & { text: RoomText }) {
  const offer = useGroupOffer(room);
  if (!offer) return null;
  const { names, total } = offer;
  return (
    <div className={`notice ${styles.party}`}>
      {names.length > 0 ? (
        <p>{messages.together(names.join(', '), messages.groupOf(search), total)}</p>
      ) : (
        <Suspense>
          <p>{messages.callUs}</p>
          <AskHost search={search} contact={{ phone: text.phone, whatsapp: text.whatsapp }} />
        </Suspense>
      )}
    </div>
  );
}

export function AddGroup({ room, search }: Props) {
  const offer = useGroupOffer(room);
  if (!offer || offer.names.length === 0) return null;
  const { added, total } = offer;
  return (
    <Button className={styles.row ?? ''} onClick={() => addRooms(added, search)}>
      {messages.addBoth(added.length, total)}
    </Button>
  );
}
