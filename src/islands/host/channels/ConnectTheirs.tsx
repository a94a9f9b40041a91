import { TextField } from '#islands/host/TextField.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/connect.ts';
import {
  $connectForm,
  type Connecting,
  connectSite,
  showSites,
  typeConnection,
} from '#stores/host/channels/connect.ts';
import styles from './Connect.module.css';
import { useStepFocus } from './use-step-focus.ts';

export function ConnectTheirs({ connecting }: { connecting: Connecting }) {
  const { site, name, url } = connecting;
  const { problems, isBusy } = useValue($connectForm);
  const heading = useStepFocus();
  return (
    <Form className={styles.form} onSend={connectSite}>
      <h3 ref={heading}>{messages.theirs(site === 'other' ? messages.thatSite : name)}</h3>
      <Steps steps={messages.THEIR_STEPS[site]} />
      <p className="soft">
        {messages.mayDiffer} {messages.leaveOpen}
      </p>
      <TextField
        label={messages.address}
        hint={messages.addressHint}
        error={problems.url}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        value={url}
        onChange={(value) => typeConnection({ url: value })}
      />
      <TextField
        label={messages.name}
        error={problems.name}
        maxLength={40}
        value={name}
        onChange={(value) => typeConnection({ name: value })}
      />
      <FormProblem>{problems.form}</FormProblem>
      <DialogActions>
        <Button kind="quiet" onClick={showSites}>
          {messages.back}
        </Button>
        <Button type="submit" busy={isBusy}>
          {messages.connect}
        </Button>
      </DialogActions>
    </Form>
  );
}

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={`stack list ${styles.steps}`}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
