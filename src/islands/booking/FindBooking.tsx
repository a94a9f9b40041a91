import { type SubmitEvent, useRef } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/ErrorScreen.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { EMAIL } from '#messages/account/account.ts';
import * as messages from '#messages/booking/find-booking.ts';
import { $findBooking, type FindProblems, findAnother, findBooking } from '#stores/booking/find-booking.ts';

/** Mails the link of a booking, for its reference and e-mail. */
export const FindBooking = guarded(function FindBooking() {
  const finding = useValue($findBooking);
  if (finding.state === 'sent') {
    return (
      <div className="stack" data-gap="4">
        <p className="notice" data-tone="success" role="status">
          {finding.message}
        </p>
        <p>{messages.NOT_ARRIVED}</p>
        <Button kind="quiet" onClick={findAnother}>
          {messages.ANOTHER}
        </Button>
      </div>
    );
  }
  const problems = finding.state === 'form' ? finding.problems : {};
  return <FindForm problems={problems} isBusy={finding.state === 'sending'} />;
});

function FindForm({ problems, isBusy }: { problems: FindProblems; isBusy: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    await findBooking({ reference: String(typed.get('reference')), email: String(typed.get('email')) });
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  return (
    <form ref={form} className="stack" data-gap="4" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={messages.REFERENCE} hint={messages.REFERENCE_HINT} error={problems.reference}>
        {(control) => (
          <input
            {...control}
            name="reference"
            autoComplete="off"
            maxLength={40}
            placeholder={messages.REFERENCE_EXAMPLE}
            required
          />
        )}
      </Field>
      <Field label={EMAIL} error={problems.email}>
        {(control) => (
          <input {...control} type="email" name="email" autoComplete="email" maxLength={254} required />
        )}
      </Field>
      {problems.message && (
        <p className="notice" data-tone="danger" role="alert">
          {problems.message}
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        {messages.SEND}
      </Button>
    </form>
  );
}
