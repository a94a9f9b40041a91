import { type CartItem, totalOf } from '#domain/booking/cart.ts';
import { formatRupees } from '#domain/money/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/booking/cart.ts';
import { partyOf, stayAndParty } from '#messages/booking/party.ts';
import {
  $addQuestion,
  type Choice,
  cancelAdding,
  keepBooking,
  moveBooking,
  replaceBooking,
} from '#stores/booking/add-rooms.ts';
import { shortStay } from '#stores/browser/today.ts';
import { $cart, EMPTY_CART } from '#stores/cart/cart.ts';
import styles from './CartDialogs.module.css';
import { reasonOf } from './reason.ts';

/** Asks which booking to keep before anything is stored, because the new rooms have another stay, party or homestay. */
export function OneStayDialog() {
  const question = useValue($addQuestion);
  const items = useValue($cart, EMPTY_CART);
  if (!question) return null;
  const { rooms, search, booked, difference, move, keep } = question;
  // Stays in two different years look the same without the year.
  const isSameText = shortStay(search) === shortStay(booked) && difference.stay;
  const others = items.filter(({ id }) => !rooms.some((room) => room.id === id));
  const named = (stay: typeof search) =>
    stayAndParty(shortStay(stay, isSameText), difference.party ? partyOf(stay) : undefined);
  const [requestedHome, bookedHome] = [rooms[0]?.homestay_name ?? '', items[0]?.homestay_name ?? ''];
  return (
    <Dialog title={messages.oneStayTitle} onClose={cancelAdding}>
      <p>
        {difference.homestay
          ? messages.oneHomestayDiffers(requestedHome, bookedHome)
          : messages.oneStayDiffers(named(search), named(booked))}
      </p>
      <ul className={`stack list ${styles.choices}`} data-gap="4">
        {!difference.homestay && (
          <>
            <Option choice={move} month={search.checkIn} onChoose={moveBooking}>
              {messages.moveBooking(named(search))}
            </Option>
            <Option choice={keep} before={items} month={booked.checkIn} onChoose={keepBooking}>
              {difference.party ? messages.keepParty : messages.keepDates}
            </Option>
          </>
        )}
        <li>
          <Button kind="quiet" onClick={replaceBooking}>
            {messages.replaceBooking}
          </Button>
          {others.length > 0 && <p>{messages.replaceNote(others.map(({ name }) => name).join(', '))}</p>}
        </li>
      </ul>
      <DialogActions>
        <Button kind="plain" data-first-focus onClick={cancelAdding}>
          {messages.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface OptionProps {
  choice: Choice;
  /** Rooms that stay in the cart unchanged. */
  before?: readonly CartItem[];
  /** A date in the month for which rates are missing. */
  month: string;
  onChoose: () => void;
  children: string;
}

/** Shows one choice, with its price and the rooms it would leave out. */
function Option({ choice, before = EMPTY_CART, month, onChoose, children }: OptionProps) {
  const proposal = typeof choice === 'object' ? choice : undefined;
  const items = proposal
    ? [...before.filter(({ id }) => !proposal.items.some((item) => item.id === id)), ...proposal.items]
    : [];
  const canChoose = proposal !== undefined && proposal.items.length > 0;
  return (
    <li>
      <Button kind="quiet" disabled={!canChoose} busy={choice === 'checking'} onClick={onChoose}>
        {children}
      </Button>
      <div role="status">
        {choice === 'checking' && <p>{messages.checkingChoice}</p>}
        {choice === 'failed' && <p>{messages.choiceFailed}</p>}
        {canChoose && <p>{messages.newTotal(items.length, formatRupees(totalOf(items)))}</p>}
        {proposal?.unsellable.map((room) => (
          <p key={room.id}>{messages.cannotCome(room.name, reasonOf(room, month))}</p>
        ))}
      </div>
    </li>
  );
}
