import type { Search } from '#domain/search.ts';
import { totalGuests } from '#domain/stay.ts';
import { Button } from '#islands/ui/Button.tsx';
import * as party from '#messages/party.ts';
import * as messages from '#messages/rooms.ts';
import { tellMe } from '#messages/waitlist-notice.ts';
import { askForWaitlist } from '#stores/waitlist/waitlist.ts';
import empty from './Empty.module.css';

/** What the page knows of the homestays. */
export interface House {
  phone: string;
  /** So many guests fit into the largest homestay. */
  largestGroup: number;
}

interface Props {
  search: Search;
  isPast: boolean;
  house: House;
}

/** Nothing is free for the search: the guest can wait for it, or call where no room could ever come free. */
export function NoRooms({ search, isPast, house }: Props) {
  const isBeyondAll = totalGuests(search) > house.largestGroup;
  return (
    <div className={empty.empty} role="status">
      <h2 className={empty.title}>{messages.emptyTitle}</h2>
      <p>{messages.emptyHint}</p>
      {isBeyondAll && (
        <p>
          {party.largeGroup(party.groupOf(search))} {party.callUs}{' '}
          <a href={`tel:${house.phone}`}>{house.phone}</a>
        </p>
      )}
      {!isPast && !isBeyondAll && <Button onClick={() => askForWaitlist(search)}>{tellMe}</Button>}
    </div>
  );
}
