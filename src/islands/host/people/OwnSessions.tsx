import { useEffect } from 'react';
import { LoadedPart } from '#islands/host/LoadedPart.tsx';
import list from '#islands/host/Rows.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { andFocusHeading } from '#islands/ui/focus-heading.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/people.ts';
import { timeOf } from '#stores/host/moments.ts';
import { $sessions, endSession, loadSessions } from '#stores/host/people/own-sessions.ts';
import styles from './People.module.css';

/** A host can end the session of a lost phone here. */
export function OwnSessions() {
  const shown = useValue($sessions);
  useEffect(() => void loadSessions(), []);
  return (
    <LoadedPart title={messages.sessions} shown={shown} load={loadSessions}>
      {shown.state === 'ready' && (
        <ul className={`stack list ${list.rows}`} data-gap="0">
          {shown.sessions.map(({ id, created_at, ends_at, is_current }) => (
            <li key={id}>
              <span className={styles.who}>
                <strong>{messages.since(timeOf(created_at))}</strong>
                <small className="soft">{messages.ends(timeOf(ends_at))}</small>
              </span>
              {is_current ? (
                <span className="chip">{messages.thisSession}</span>
              ) : (
                <Button
                  size="s"
                  kind="quiet"
                  aria-label={messages.endOf(timeOf(created_at))}
                  onClick={andFocusHeading(() => void endSession(id))}
                >
                  {messages.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="soft">{messages.sessionsHint}</p>
    </LoadedPart>
  );
}
