import { useState } from 'react';
import type { HostRole } from '#contract/host/today.ts';
import choices from '#islands/host/Choices.module.css';
import { SendLink } from '#islands/host/SendLink.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { EMAIL_INPUT } from '#islands/ui/form/email-input.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem, type ReadText } from '#islands/ui/form/Form.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/people.ts';
import { $inviting, $linkToSend, sendInvitation } from '#stores/host/people/people.ts';
import styles from './People.module.css';

type Homestay = { id: number; name: string };

export function InvitePerson({ homestays }: { homestays: readonly Homestay[] }) {
  const { isBusy, problems } = useValue($inviting);
  const link = useValue($linkToSend);
  const [role, setRole] = useState<HostRole>('staff');
  const send = async (read: ReadText, typed: FormData) => {
    const propertyIds =
      homestays.length === 1 ? homestays.map(({ id }) => id) : typed.getAll('homestay').map(Number);
    const to = { email: read('email'), phone: read('phone') };
    const isSent = await sendInvitation({ ...to, role, propertyIds });
    if (isSent) setRole('staff');
    return isSent;
  };
  return (
    <Form className={`panel ${styles.part}`} label={messages.invite} onSend={send} empties>
      <h2>{messages.invite}</h2>
      <Field label={messages.email} hint={messages.emailHint} error={problems.email}>
        {(control) => <input {...control} {...EMAIL_INPUT} name="email" autoComplete="off" />}
      </Field>
      {role === 'staff' && (
        <Field label={messages.phone} hint={messages.phoneHint} error={problems.phone}>
          {(control) => <input {...control} type="tel" name="phone" maxLength={40} autoComplete="off" />}
        </Field>
      )}
      <RadioGroup
        legend={messages.role}
        choices={messages.ROLE_CHOICES}
        chosen={role}
        onChange={setRole}
        className={choices.list}
      />
      {homestays.length > 1 && <HomestayChoice homestays={homestays} error={problems.homestays} />}
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" className="start" busy={isBusy}>
        {messages.send}
      </Button>
      {link && (
        <SendLink
          title={messages.linkTitle}
          text={messages.sendLink(link.phone)}
          url={link.url}
          whatsAppUrl={link.whatsAppUrl}
          onClose={() => $linkToSend.set(undefined)}
        />
      )}
    </Form>
  );
}

function HomestayChoice({ homestays, error }: { homestays: readonly Homestay[]; error: string | undefined }) {
  return (
    <fieldset className={`stack ${choices.list}`} data-gap="2">
      <legend>{messages.homestays}</legend>
      {homestays.map(({ id, name }) => (
        <label key={id}>
          <input
            type="checkbox"
            name="homestay"
            value={id}
            defaultChecked
            aria-invalid={error ? true : undefined}
          />
          <span>{name}</span>
        </label>
      ))}
      {error && (
        <span className="field-error" role="alert">
          {error}
        </span>
      )}
    </fieldset>
  );
}
