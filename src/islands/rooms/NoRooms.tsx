import { totalGuests } from '#domain/dates/stay.ts';
import { phoneLink } from '#domain/party/phone-link.ts';
import type { Search } from '#domain/rooms/search.ts';
import { Button } from '#islands/ui/Button.tsx';
import { EmptyDrawing } from '#islands/ui/EmptyDrawing.tsx';
import * as party from '#messages/booking/party.ts';
import * as messages from '#messages/rooms/rooms.ts';
import { tellMe } from '#messages/rooms/waitlist-notice.ts';
import { askForWaitlist } from '#stores/waitlist/waitlist.ts';
import empty from './Empty.module.css';

export interface PropertyFacts {
  phone: string;
  /** The most guests that one homestay takes. */
  largestGroup: number;
  /** The ids of the homestays that have a page. */
  homestays: readonly number[];
}

interface Props {
  search: Search;
  isPast: boolean;
  property: PropertyFacts;
}

/** Says that no room is free, and offers the waitlist, or the phone number if no room can ever take the party. */
export function NoRooms({ search, isPast, property }: Props) {
  const isBeyondAll = totalGuests(search) > property.largestGroup;
  return (
    <div className={`stack ${empty.empty}`} role="status">
      <EmptyDrawing name="not-found" />
      <h2 className={empty.title}>{messages.emptyTitle}</h2>
      <p>{messages.emptyHint}</p>
      {isBeyondAll && (
        <p>
          {party.largeGroup(party.groupOf(search))} {party.callUs}{' '}
          <a href={phoneLink(property.phone)}>{property.phone}</a>
        </p>
      )}
      {!isPast && !isBeyondAll && <Button onClick={() => askForWaitlist(search)}>{tellMe}</Button>}
    </div>
  );
}
