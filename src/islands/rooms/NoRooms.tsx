import type { Search } from '#domain/search.ts';
import * as messages from '#messages/rooms.ts';
import { tellMe } from '#messages/waiting.ts';
import { askToWait } from '#stores/waiting-list.ts';
import { Button } from '../ui/Button.tsx';
import empty from './Empty.module.css';

/** Nothing is free for the search; who wants to can wait for it. */
export function NoRooms({ search, isPast }: { search: Search; isPast: boolean }) {
  return (
    <div className={empty.empty} role="status">
      <h2 className={empty.title}>{messages.emptyTitle}</h2>
      <p>{messages.emptyHint}</p>
      {!isPast && <Button onClick={() => askToWait(search)}>{tellMe}</Button>}
    </div>
  );
}
