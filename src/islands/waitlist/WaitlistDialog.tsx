import { type SubmitEvent, useEffect } from 'react';
import { formatDate } from '#domain/dates/calendar.ts';
import { roomsNeeded } from '#domain/party/capacity.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/dialog/Dialog.tsx';
import { EMAIL_INPUT } from '#islands/ui/form/email-input.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { EMAIL } from '#messages/account/account.ts';
import * as messages from '#messages/rooms/waitlist.ts';
import { tellMe } from '#messages/rooms/waitlist-notice.ts';
import { done } from '#messages/site/buttons.ts';
import { $storedUser } from '#stores/account/stored-user.ts';
import { $joining, type Joining, joinTheWaitlist, startJoining } from '#stores/waitlist/join.ts';
import { $waitlistRequest, closeWaitlist, type WaitlistChoice } from '#stores/waitlist/waitlist.ts';

/** Each page mounts this once; it is open while a guest joins the waitlist. */
export function WaitlistDialog() {
  const requested = useValue($waitlistRequest);
  return requested && <JoinDialog requested={requested} />;
}

const focus = (element: HTMLElement | null) => element?.focus();

function JoinDialog({ requested }: { requested: WaitlistChoice }) {
  const joining = useValue($joining);
  useEffect(startJoining, []);

  const { checkIn, checkOut } = requested.search;
  return (
    <Dialog title={tellMe} onClose={closeWaitlist}>
      <p>
        <strong>{messages.requested(requested.room?.name, formatDate(checkIn), formatDate(checkOut))}</strong>
      </p>
      {joining.state === 'free' && (
        <>
          <p className="notice" data-tone="success" role="status">
            {joining.message}
          </p>
          <a ref={focus} className="button" href={joining.address}>
            {messages.seeRooms}
          </a>
        </>
      )}
      {joining.state === 'joined' && (
        <>
          <p className="notice" data-tone="success" role="status">
            {joining.message}
          </p>
          <Button kind="quiet" onClick={closeWaitlist} autoFocus>
            {done}
          </Button>
        </>
      )}
      {joining.state !== 'free' && joining.state !== 'joined' && (
        <JoinForm requested={requested} joining={joining} />
      )}
    </Dialog>
  );
}

function JoinForm({ requested, joining }: { requested: WaitlistChoice; joining: Joining }) {
  const rooms = roomsNeeded(requested.search);
  const problem = joining.state === 'failed' ? joining : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void joinTheWaitlist(requested, String(new FormData(event.currentTarget).get('email')));
  };
  return (
    <form className="stack" data-gap="4" onSubmit={submit}>
      <p>
        {rooms > 1 ? `${messages.offerExplained} ${messages.heldTogether(rooms)}` : messages.offerExplained}
      </p>
      <Field label={EMAIL} error={problem?.ofEmail && problem.message}>
        {(control) => (
          <input
            {...control}
            {...EMAIL_INPUT}
            name="email"
            autoComplete="email"
            required
            defaultValue={$storedUser.get()?.email ?? ''}
            // biome-ignore lint/a11y/noAutofocus: the one field of a dialog that was asked for
            autoFocus
          />
        )}
      </Field>
      {problem && !problem.ofEmail && (
        <p className="notice" data-tone="danger" role="alert">
          {problem.message}
        </p>
      )}
      <Button type="submit" busy={joining.state === 'busy'}>
        {messages.join}
      </Button>
    </form>
  );
}
