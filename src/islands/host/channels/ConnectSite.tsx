import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Form } from '#islands/ui/form/Form.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/connect.ts';
import {
  $connectForm,
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

const { airbnb, booking, other } = messages.SITES;
const CHOICES = {
  airbnb: { name: airbnb },
  booking: { name: booking },
  other: { name: other, means: messages.otherHint },
};
const STEPS: readonly Connecting['step'][] = ['site', 'theirs', 'ours'];

export function ConnectSite() {
  const connecting = useValue($connecting);
  const { isBusy } = useValue($connectForm);
  if (!connecting) return null;
  const { room, step } = connecting;
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
    <Form className={styles.form} onSend={showTheirs}>
      <RadioGroup
        legend={<h3 ref={heading}>{messages.site}</h3>}
        choices={CHOICES}
        chosen={chosen}
        onChange={chooseSite}
        className={styles.sites}
      />
      <DialogActions>
        <Button type="submit">{messages.next}</Button>
      </DialogActions>
    </Form>
  );
}
