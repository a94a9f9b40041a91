import type { Party, Stay } from '#domain/dates/stay.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/party.ts';
import { addRooms } from '#stores/booking/add-rooms.ts';
import { $cartParty } from '#stores/booking/cart-party.ts';
import styles from './Rooms.module.css';

/** Says what the party needs if the rooms in the cart are too small for it, and offers suitable rooms. */
export function CartParty({ search }: { search: Stay & Party }) {
  const party = useValue($cartParty, undefined);
  if (!party || party.fit.fit === 'fits') return null;
  const { fit, toAdd = [], bedPrice } = party;
  if (fit.fit === 'extra-beds' && bedPrice === undefined) return null;
  const names = toAdd.map(({ name }) => name).join(', ');
  const total = toAdd.reduce((sum, room) => sum + room.final_price, 0);
  return (
    <div className={`notice ${styles.fit}`} role="status">
      <p>
        <strong>
          {messages.fitNotice(fit, messages.groupOf(search), bedPrice ? formatRupees(bedPrice) : 0)}
        </strong>
        {fit.fit === 'extra-beds' && bedPrice !== 0 && <span> {messages.bedsNextStep}</span>}
      </p>
      {fit.fit === 'more-rooms' && toAdd.length > 0 && (
        <>
          <p>{`${names}: ${formatRupees(total)}`}</p>
          <Button kind="quiet" size="s" onClick={() => addRooms(toAdd, search)}>
            {messages.addSuggested(toAdd.length)}
          </Button>
        </>
      )}
    </div>
  );
}
