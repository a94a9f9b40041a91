import { useId } from 'react';
import { CopyAddress } from '#islands/host/CopyAddress.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as channels from '#messages/host/channels.ts';
import * as messages from '#messages/host/connect.ts';
import * as host from '#messages/host/desk.ts';
import { feedProblem } from '#messages/host/feed-problems.ts';
import {
  $connectForm,
  type Connecting,
  closeConnect,
  readConnected,
  takeOtherLink,
} from '#stores/host/channels/connect.ts';
import styles from './Connect.module.css';
import { Steps } from './ConnectTheirs.tsx';
import { useStepFocus } from './use-step-focus.ts';

type Made = NonNullable<Connecting['made']>;

/** The last step shows what the other site's calendar contains, and where the host pastes our address there. */
export function ConnectOurs({ connecting, made }: { connecting: Connecting; made: Made }) {
  const { site, name } = connecting;
  const { isBusy } = useValue($connectForm);
  const heading = useStepFocus();
  const result = useId();
  return (
    <div className={`stack ${styles.form}`} data-gap="4">
      <div role="status" id={result}>
        <p className="notice" data-tone={made.feed.state === 'failing' ? 'danger' : 'success'}>
          {resultOf(made)}
        </p>
      </div>
      {made.feed.state === 'failing' && (
        <p className="row">
          <Button size="s" kind="quiet" busy={isBusy} onClick={() => void readConnected()}>
            {host.tryAgain}
          </Button>
          <Button size="s" kind="quiet" busy={isBusy} onClick={() => void takeOtherLink()}>
            {messages.otherAddress}
          </Button>
        </p>
      )}
      <h3 ref={heading} aria-describedby={result}>
        {messages.ours(name)}
      </h3>
      <Steps steps={messages.OUR_STEPS[site]} />
      <CopyAddress url={made.exportUrl.url} label={messages.ourAddress} />
      <p className="soft">{`${messages.mayDiffer} ${messages.untilThen(name)}`}</p>
      <DialogActions>
        <Button busy={isBusy} onClick={closeConnect}>
          {messages.done}
        </Button>
      </DialogActions>
    </div>
  );
}

function resultOf({ feed, nights }: Made): string {
  if (feed.state === 'failing') return messages.failed(feedProblem(feed.problem));
  if (feed.events === 0) return messages.foundNothing;
  const found = channels.bookings(feed.events);
  return nights === undefined ? messages.found(found) : messages.foundNights(found, host.nights(nights));
}
