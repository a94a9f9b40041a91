import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { CODE_INPUT } from '#islands/ui/form/code-input.ts';
import { EMAIL_INPUT } from '#islands/ui/form/email-input.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem, type ReadText } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { EMAIL } from '#messages/account/account.ts';
import * as messages from '#messages/booking/find-booking.ts';
import { $findingForm, $findingSent, findAnother, findBooking } from '#stores/booking/find-booking.ts';

/** Asks for reference and e-mail, and mails the link of that booking. */
export const FindBooking = guarded(function FindBooking() {
  const sent = useValue($findingSent);
  if (sent === undefined) return <FindForm />;
  return (
    <div className="stack" data-gap="4">
      <p className="notice" data-tone="success" role="status">
        {sent}
      </p>
      <p>{messages.NOT_ARRIVED}</p>
      <Button kind="quiet" onClick={findAnother}>
        {messages.ANOTHER}
      </Button>
    </div>
  );
});

function FindForm() {
  const { isBusy, problems } = useValue($findingForm);
  const send = (read: ReadText) => findBooking({ reference: read('reference'), email: read('email') });
  return (
    <Form onSend={send}>
      <Field label={messages.REFERENCE} hint={messages.REFERENCE_HINT} error={problems.reference}>
        {(control) => (
          <input {...control} {...CODE_INPUT} name="reference" placeholder={messages.REFERENCE_EXAMPLE} />
        )}
      </Field>
      <Field label={EMAIL} error={problems.email}>
        {(control) => <input {...control} {...EMAIL_INPUT} name="email" autoComplete="email" required />}
      </Field>
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" busy={isBusy}>
        {messages.SEND}
      </Button>
    </Form>
  );
}
