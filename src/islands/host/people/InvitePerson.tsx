import { type SubmitEvent, useState } from 'react';
import type { HostRole } from '#contract/host/today.ts';
import choices from '#islands/host/Choices.module.css';
import { SendLink } from '#islands/host/SendLink.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/people.ts';
import { $inviting, $linkToSend, sendInvitation } from '#stores/host/people/people.ts';
import styles from './People.module.css';

type Homestay = { id: number; name: string };

/** The form that invites an owner or staff. What was typed stays until the email is on its way. */
export function InvitePerson({ homestays }: { homestays: readonly Homestay[] }) {
  const { isBusy, problems } = useValue($inviting);
  const link = useValue($linkToSend);
  const [role, setRole] = useState<HostRole>('staff');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const propertyIds =
      homestays.length === 1 ? homestays.map(({ id }) => id) : typed.getAll('homestay').map(Number);
    const read = (name: string) => String(typed.get(name) ?? '');
    if (await sendInvitation({ email: read('email'), phone: read('phone'), role, propertyIds })) {
      form.reset();
      setRole('staff');
    } else {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    }
  };
  return (
    <form
      className={`panel stack ${styles.part}`}
      data-gap="4"
      aria-label={messages.invite}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2>{messages.invite}</h2>
      <Field label={messages.email} hint={messages.emailHint} error={problems.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            maxLength={254}
            autoComplete="off"
            autoCapitalize="none"
          />
        )}
      </Field>
      {role === 'staff' && (
        <Field label={messages.phone} hint={messages.phoneHint} error={problems.phone}>
          {(control) => <input {...control} type="tel" name="phone" maxLength={40} autoComplete="off" />}
        </Field>
      )}
      <RoleChoice role={role} onChange={setRole} />
      {homestays.length > 1 && <HomestayChoice homestays={homestays} error={problems.homestays} />}
      <div role="alert">
        {problems.form && (
          <p className="notice" data-tone="danger">
            {problems.form}
          </p>
        )}
      </div>
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
    </form>
  );
}

function RoleChoice({ role, onChange }: { role: HostRole; onChange: (role: HostRole) => void }) {
  return (
    <fieldset className={`stack ${choices.list}`} data-gap="2">
      <legend>{messages.role}</legend>
      {Object.entries(messages.ROLE_CHOICES).map(([value, { name, means }]) => (
        <label key={value}>
          <input
            type="radio"
            name="role"
            value={value}
            checked={role === value}
            onChange={() => onChange(value as HostRole)}
          />
          <span className={styles.who}>
            <strong>{name}</strong>
            <small className="soft">{means}</small>
          </span>
        </label>
      ))}
    </fieldset>
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
          {name}
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
