import { Field } from '#islands/ui/form/Field.tsx';
import { EMAIL, FULL_NAME } from '#messages/account/account.ts';
import * as messages from '#messages/account/profile-dialog.ts';
import type { User } from '#stores/account/profile.ts';

/** Shows the editable details of the user; the e-mail can't be changed. */
export function DetailFields({ user }: { user: User }) {
  return (
    <>
      <Field label={FULL_NAME}>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={120}
            defaultValue={user.name ?? ''}
          />
        )}
      </Field>
      <Field label={EMAIL} hint={messages.emailFixed}>
        {(control) => <input {...control} type="email" readOnly defaultValue={user.email} />}
      </Field>
      <Field label={messages.phone}>
        {(control) => (
          <input
            {...control}
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={40}
            defaultValue={user.phone ?? ''}
          />
        )}
      </Field>
      <Field label={messages.address}>
        {(control) => (
          <textarea
            {...control}
            name="address"
            rows={2}
            autoComplete="street-address"
            maxLength={500}
            defaultValue={user.address ?? ''}
          />
        )}
      </Field>
    </>
  );
}
