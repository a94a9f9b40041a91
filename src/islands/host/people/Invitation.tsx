import { useEffect } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { EMAIL_INPUT } from '#islands/ui/form/email-input.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem, type ReadText } from '#islands/ui/form/Form.tsx';
import { PasswordField } from '#islands/ui/form/PasswordField.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { tryAgain } from '#messages/host/desk.ts';
import * as messages from '#messages/host/invitation.ts';
import {
  $acceptForm,
  $invitation,
  type AsksFor,
  accept,
  asksName,
  openInvitation,
  type ReadInvitation,
} from '#stores/host/people/invitation.ts';
import styles from './Invitation.module.css';

export const Invitation = guarded(function Invitation() {
  const shown = useValue($invitation);
  useEffect(() => void openInvitation(), []);
  switch (shown.state) {
    case 'opening':
      return <Spinner label={messages.loading} />;
    case 'no-token':
      return <Ended text={messages.NO_TOKEN} />;
    case 'ended':
      return <Ended text={messages.ended} />;
    case 'failed':
      return (
        <div className={`stack ${styles.form}`} data-gap="4" role="alert">
          <p className="notice" data-tone="danger">
            {shown.message}
          </p>
          <Button onClick={() => void openInvitation()}>{tryAgain}</Button>
        </div>
      );
    case 'ready':
      return <AcceptForm {...shown} />;
  }
});

function Ended({ text }: { text: string }) {
  return (
    <div className={`stack ${styles.form}`} data-gap="4">
      <p className="notice" data-tone="warning" role="alert">
        {text}
      </p>
      <a className="button" data-kind="quiet" href={pagePath('/host')}>
        {messages.openHost}
      </a>
    </div>
  );
}

interface Props {
  invitation: ReadInvitation;
  asksFor: AsksFor;
}

function AcceptForm({ invitation, asksFor }: Props) {
  const { email, role, properties, invited_by } = invitation;
  const isNew = asksFor === 'new-password';
  const { isBusy, problems } = useValue($acceptForm);
  const send = (read: ReadText, typed: FormData) =>
    accept({ name: read('name'), email: read('email'), password: String(typed.get('password') ?? '') });
  return (
    <Form className={styles.form} onSend={send}>
      <dl className={`stack ${styles.facts}`}>
        {invited_by && (
          <>
            <dt className="soft">{messages.invitedBy}</dt>
            <dd>{invited_by}</dd>
          </>
        )}
        <dt className="soft">{messages.homestay(properties.length)}</dt>
        <dd>{properties.join(', ') || messages.newHomestay}</dd>
        <dt className="soft">{messages.role}</dt>
        <dd>
          <span>{messages.roleNames[role]}</span>
          <span>{messages.roleMeans(role)}</span>
        </dd>
        {email !== null && (
          <>
            <dt className="soft">{messages.account}</dt>
            <dd>{email}</dd>
          </>
        )}
      </dl>
      {/* Password managers store the password for this account. */}
      {email !== null && <input hidden readOnly name="username" autoComplete="username" value={email} />}
      {asksName({ invitation, asksFor }) && (
        <Field label={messages.name} hint={messages.nameHint} error={problems.name}>
          {(control) => <input {...control} name="name" maxLength={120} autoComplete="name" />}
        </Field>
      )}
      {email === null && (
        <Field label={messages.email} hint={messages.emailHint} error={problems.email}>
          {(control) => <input {...control} {...EMAIL_INPUT} name="email" autoComplete="username" />}
        </Field>
      )}
      {asksFor !== 'none' && (
        <PasswordField
          label={isNew ? messages.password : messages.yourPassword}
          hint={isNew ? messages.passwordHint : messages.yourPasswordHint}
          error={problems.password}
          name="password"
          maxLength={200}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      )}
      <FormProblem>{problems.form}</FormProblem>
      <Button type="submit" busy={isBusy}>
        {isBusy ? messages.accepting : messages.accept}
      </Button>
    </Form>
  );
}
