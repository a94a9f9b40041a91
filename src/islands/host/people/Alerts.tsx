import { useEffect } from 'react';
import type { AlertSetting } from '#contract/host/alerts.ts';
import { LoadedPart } from '#islands/host/LoadedPart.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/alert-settings.ts';
import { $alerts, type AlertWay, chooseAlert, loadAlerts } from '#stores/host/people/alerts.ts';
import { $host } from '#stores/host/session.ts';
import { AlertPhones } from './AlertPhones.tsx';
import styles from './Alerts.module.css';
import { QuietHours } from './QuietHours.tsx';

const WAYS: readonly AlertWay[] = ['push', 'mail'];

export function Alerts() {
  const shown = useValue($alerts);
  useEffect(() => void loadAlerts(), []);
  return (
    <LoadedPart title={messages.title} shown={shown} load={loadAlerts}>
      {shown.state === 'ready' && (
        <>
          <p className="soft">{messages.intro}</p>
          <Kinds settings={shown.alerts.settings} />
          <QuietHours quiet={shown.alerts.quiet_hours} />
          <AlertPhones alerts={shown.alerts} />
        </>
      )}
    </LoadedPart>
  );
}

function Kinds({ settings }: { settings: readonly AlertSetting[] }) {
  const host = useValue($host);
  const isOwner = host.state === 'ready' && host.host.user.role === 'owner';
  return (
    <table className={`cells ${styles.kinds}`}>
      <thead>
        <tr>
          <th scope="col">{messages.kind}</th>
          {WAYS.map((way) => (
            <th key={way} scope="col">
              {messages.WAYS[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings
          .filter(({ kind }) => isOwner || kind !== 'staff_act')
          .map((setting) => (
            <tr key={setting.kind}>
              <th scope="row">{messages.KINDS[setting.kind]}</th>
              {WAYS.map((way) => (
                <td key={way} data-label={messages.WAYS[way]}>
                  <label>
                    <input
                      type="checkbox"
                      checked={setting[way]}
                      onChange={({ target }) => chooseAlert(setting.kind, way, target.checked)}
                    />
                    <span className="visually-hidden">{messages.choice(setting.kind, way)}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
