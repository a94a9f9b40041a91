import { totalGuests } from '#domain/dates/stay.ts';
import type { Search } from '#domain/rooms/search.ts';
import { Alternatives } from '#islands/ui/Alternatives.tsx';
import { AskHost, type HostContact } from '#islands/ui/AskHost.tsx';
import { EmptyDrawing } from '#islands/ui/feedback/EmptyDrawing.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as party from '#messages/booking/party.ts';
import * as messages from '#messages/rooms/rooms.ts';
import { $rooms, LOADING } from '#stores/search/rooms.ts';
import empty from './Empty.module.css';

export interface PropertyFacts extends HostContact {
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

/** Says that no room is free, and what can be booked instead; to a party that no homestay takes, how to ask the host. */
export function NoRooms({ search, isPast, property }: Props) {
  const state = useValue($rooms, LOADING);
  const refusal = state.state === 'ready' ? state.refusal : undefined;
  const isBeyondAll = totalGuests(search) > property.largestGroup;
  return (
    <div className={`stack ${empty.empty}`}>
      <EmptyDrawing name="not-found" />
      <div className="stack" role="status">
        <h2 className={empty.title}>{messages.emptyTitle}</h2>
        <p>{refusal ?? messages.emptyHint}</p>
        {isBeyondAll && <p>{`${party.largeGroup(party.groupOf(search))} ${party.callUs}`}</p>}
      </div>
      {isBeyondAll && <AskHost search={search} contact={property} withRequest />}
      {!isPast && !isBeyondAll && <Alternatives search={search} contact={property} canWait={!refusal} />}
    </div>
  );
}

/** Shows what can be booked instead, above rooms of which none can be sold. */
export function NoneSold({ search, property }: Omit<Props, 'isPast'>) {
  const state = useValue($rooms, LOADING);
  // Nobody can wait for nights that are not open.
  const canWait =
    state.state === 'ready' && state.rooms.some((room) => room.pricing_error_type !== 'rates_not_open');
  return <Alternatives search={search} contact={property} canWait={canWait} />;
}
