import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/connect.ts';
import {
  $connecting,
  type Connecting,
  chooseSite,
  closeConnect,
  showTheirs,
} from '#stores/host/channels/connect.ts';
import styles from './Connect.module.css';
import { ConnectOurs } from './ConnectOurs.tsx';
import { ConnectTheirs } from './ConnectTheirs.tsx';
import { useStepFocus } from './use-step-focus.ts';

const STEPS: readonly Connecting['step'][] = ['site', 'theirs', 'ours'];

/** Connects a room with another site in three steps: which one, its calendar, our address. */
export function ConnectSite() {
  const connecting = useValue($connecting);
  if (!connecting) return null;
  const { room, step, isBusy } = connecting;
  return (
    <Dialog title={messages.title(room.name)} onClose={closeConnect} size="sheet" isBusy={isBusy}>
      <Progress step={STEPS.indexOf(step) + 1} />
      {step === 'site' && <ChooseSite chosen={connecting.site} />}
      {step === 'theirs' && <ConnectTheirs connecting={connecting} />}
      {step === 'ours' && connecting.made && <ConnectOurs connecting={connecting} made={connecting.made} />}
    </Dialog>
  );
}

function Progress({ step }: { step: number }) {
  return (
    <p className={styles.progress}>
      {STEPS.map((name, index) => (
        <i key={name} data-done={index < step || undefined} />
      ))}
      <span>{messages.step(step)}</span>
    </p>
  );
}

function ChooseSite({ chosen }: { chosen: messages.Site }) {
  const heading = useStepFocus();
  return (
    <form
      className={`stack ${styles.form}`}
      data-gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        showTheirs();
      }}
    >
      <fieldset className={`stack ${styles.sites}`} data-gap="2">
        <legend>
          <h3 ref={heading}>{messages.site}</h3>
        </legend>
        {Object.entries(messages.SITES).map(([site, name]) => (
          <label key={site}>
            <input
              type="radio"
              name="site"
              checked={site === chosen}
              onChange={() => chooseSite(site as messages.Site)}
            />
            <span>
              <strong>{name}</strong>
              {site === 'other' && <small className="soft">{messages.otherHint}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <DialogActions>
        <Button type="submit">{messages.next}</Button>
      </DialogActions>
    </form>
  );
}
