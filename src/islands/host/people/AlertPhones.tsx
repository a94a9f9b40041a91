import { useEffect } from 'react';
import list from '#islands/host/Rows.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { andFocusHeading } from '#islands/ui/focus-heading.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/alert-settings.ts';
import { dayOf } from '#stores/host/moments.ts';
import type { OwnAlerts } from '#stores/host/people/alerts.ts';
import { $push, browserOf, openPush, startPush, stopPush } from '#stores/host/people/push.ts';
import styles from './People.module.css';

export function AlertPhones({ alerts }: { alerts: OwnAlerts }) {
  const push = useValue($push);
  useEffect(() => void openPush(), []);
  const own = push.state === 'usable' ? push.endpoint : undefined;
  const isOn = alerts.subscriptions.some(({ endpoint }) => endpoint === own);
  return (
    <>
      <h3>{messages.phones}</h3>
      {alerts.subscriptions.length === 0 && <p className="soft">{messages.NO_PHONES}</p>}
      <ul className={`stack list ${list.rows}`} data-gap="0">
        {alerts.subscriptions.map(({ endpoint, created_at }) => (
          <li key={endpoint}>
            <span className={styles.who}>
              <strong>
                <span>{browserOf(endpoint)}</span>{' '}
                {endpoint === own && <span className="chip">{messages.thisOne}</span>}
              </strong>
              <small className="soft">{messages.since(dayOf(created_at))}</small>
            </span>
            <Button
              size="s"
              kind="quiet"
              aria-label={messages.stopOf(browserOf(endpoint))}
              onClick={andFocusHeading(() => void stopPush(endpoint))}
            >
              {messages.stop}
            </Button>
          </li>
        ))}
      </ul>
      {push.state === 'blocked' && <p className="notice">{messages.blocked}</p>}
      {push.state === 'unsupported' && <p className="notice">{messages.unsupported}</p>}
      {push.state === 'usable' && !isOn && (
        <Button
          className="start"
          kind="quiet"
          busy={push.isBusy}
          onClick={() => void startPush(alerts.public_key)}
        >
          {messages.sendHere}
        </Button>
      )}
    </>
  );
}
