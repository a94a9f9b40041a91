import { useEffect, useId } from 'react';
import { GST_STATES } from '#domain/party/gst-states.ts';
import choices from '#islands/host/Choices.module.css';
import { FormState } from '#islands/host/rooms/FormState.tsx';
import { SaveBar } from '#islands/host/rooms/SaveBar.tsx';
import { TextField } from '#islands/host/TextField.tsx';
import { useUnsaved } from '#islands/host/use-unsaved.ts';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form } from '#islands/ui/form/Form.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/papers/seller.ts';
import { $sellerForm, loadSeller, sellerEditor, sendSeller } from '#stores/host/papers/seller.ts';
import { mayBeSpecified, type TypedSeller } from '#stores/host/papers/typed-seller.ts';
import { type Editing, isDirty, LOADING_FORM } from '#stores/pattern/editor.ts';
import styles from './Papers.module.css';

/** Says who sells at the homestay, as its next papers name them. */
export function SellerForm() {
  const form = useValue($sellerForm, LOADING_FORM);
  useEffect(() => void loadSeller(), []);
  useUnsaved(isDirty(form));
  return (
    <section id="seller" className="panel stack" data-gap="4" aria-label={messages.TITLE}>
      <h2>{messages.TITLE}</h2>
      <FormState form={form} load={loadSeller}>
        {form.state === 'ready' && (
          <Form onSend={sendSeller}>
            <p className="soft">{messages.lead}</p>
            <Who form={form} />
            <Tax form={form} />
            <p className="soft">{messages.accountant}</p>
            <SaveBar
              isDirty={isDirty(form)}
              isSaving={form.isSaving}
              isStale={form.isStale}
              message={form.message}
              onDiscard={sellerEditor.discard}
              onReload={() => void loadSeller()}
            />
          </Form>
        )}
      </FormState>
    </section>
  );
}

interface Props {
  form: Editing<TypedSeller>;
}

const { change } = sellerEditor;

function Who({ form: { typed, problems } }: Props) {
  return (
    <>
      <TextField
        label={messages.legalName}
        error={problems.legal_name}
        maxLength={120}
        value={typed.legal_name}
        onChange={(legal_name) => change({ legal_name })}
      />
      <Field label={messages.address} error={problems.address}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={300}
            value={typed.address}
            onChange={({ target }) => change({ address: target.value })}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={messages.state} error={problems.state_code}>
          {(control) => (
            <select
              {...control}
              value={typed.state_code}
              onChange={({ target }) => change({ state_code: target.value })}
            >
              {GST_STATES.map(({ code, name }) => (
                <option key={code} value={code}>
                  {messages.stateOf(name, code)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          label={messages.pin}
          error={problems.pin}
          inputMode="numeric"
          maxLength={10}
          value={typed.pin}
          onChange={(pin) => change({ pin })}
        />
        <TextField
          label={messages.phone}
          error={problems.phone}
          type="tel"
          maxLength={40}
          value={typed.phone}
          onChange={(phone) => change({ phone })}
        />
        <TextField
          label={messages.email}
          error={problems.email}
          type="email"
          maxLength={254}
          value={typed.email}
          onChange={(email) => change({ email })}
        />
      </div>
      <TextField
        label={messages.prefix}
        hint={messages.prefixHint}
        error={problems.prefix}
        maxLength={3}
        autoCapitalize="characters"
        value={typed.prefix}
        onChange={(prefix) => change({ prefix })}
      />
    </>
  );
}

function Tax({ form: { typed, problems } }: Props) {
  return (
    <>
      <RadioGroup
        legend={messages.gst}
        choices={messages.REGISTERED}
        className={choices.list}
        chosen={typed.registered}
        onChange={(registered) => change({ registered })}
      />
      {typed.registered === 'yes' && (
        <div className={styles.pair}>
          <TextField
            label={messages.gstin}
            error={problems.gstin}
            maxLength={20}
            autoCapitalize="characters"
            spellCheck={false}
            value={typed.gstin}
            onChange={(gstin) => change({ gstin })}
          />
          <TextField
            label={messages.registeredFrom}
            error={problems.registered_from}
            type="date"
            value={typed.registered_from}
            onChange={(registered_from) => change({ registered_from })}
          />
        </div>
      )}
      <RadioGroup
        legend={messages.breakfastIs}
        choices={messages.BREAKFAST}
        className={choices.list}
        chosen={typed.breakfast_is}
        onChange={(breakfast_is) => change({ breakfast_is })}
      />
      {mayBeSpecified(typed) && <Specified isTicked={typed.specified_premises} />}
    </>
  );
}

function Specified({ isTicked }: { isTicked: boolean }) {
  const hint = useId();
  return (
    <div>
      <label className={`row ${styles.tick}`}>
        <input
          type="checkbox"
          aria-describedby={hint}
          checked={isTicked}
          onChange={({ target }) => change({ specified_premises: target.checked })}
        />
        <span>{messages.specified}</span>
      </label>
      <p id={hint} className="soft">
        {messages.specifiedHint}
      </p>
    </div>
  );
}
