import { useEffect } from 'react';
import { LONGEST } from '#domain/content/word-lengths.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { FormState } from '#islands/host/rooms/FormState.tsx';
import { SaveBar } from '#islands/host/rooms/SaveBar.tsx';
import { useUnsaved } from '#islands/host/use-unsaved.ts';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/words/words.ts';
import { $host } from '#stores/host/session.ts';
import {
  $homestay,
  $theirs,
  $wordsForm,
  conflictsOf,
  keepMine,
  saveTyped,
  showHomestay,
  wordsEditor,
} from '#stores/host/words/words.ts';
import { isDirty, LOADING_FORM } from '#stores/pattern/editor.ts';
import { LookFields, PictureField } from './LookFields.tsx';
import { FirstWords, HostWords, PhoneField, RuleFields, type WordsProps, WordText } from './WordFields.tsx';
import styles from './Words.module.css';
import { WordsPreview } from './WordsPreview.tsx';

export const Words = guarded(function Words() {
  return (
    <HostGate>
      <h1>{messages.TITLE}</h1>
      <p>{messages.lead}</p>
      <Shown />
    </HostGate>
  );
});

function Shown() {
  const form = useValue($wordsForm, LOADING_FORM);
  useEffect(() => void wordsEditor.load(), []);
  useUnsaved(isDirty(form));
  return (
    <FormState form={form} load={wordsEditor.load}>
      {form.state === 'ready' && (
        <Form onSend={saveTyped}>
          <p className="soft">{messages.soonThere}</p>
          <div className={`stack ${styles.page}`} data-gap="4">
            <div className="stack" data-gap="4">
              <Parts form={form} />
            </div>
            <WordsPreview form={form} />
          </div>
          <WordConflicts form={form} />
          <SaveBar
            isDirty={isDirty(form)}
            isSaving={form.isSaving}
            isStale={form.isStale}
            message={form.message}
            onDiscard={wordsEditor.discard}
            onReload={() => void wordsEditor.load()}
          />
        </Form>
      )}
    </FormState>
  );
}

function Parts({ form }: WordsProps) {
  return (
    <>
      <section className="panel stack" data-gap="4">
        <h2>{messages.first}</h2>
        <FirstWords form={form} />
      </section>
      <OfHomestay form={form} />
      <section className="panel stack" data-gap="4">
        <h2>{messages.rules}</h2>
        <RuleFields form={form} />
      </section>
      <section className="panel stack" data-gap="4">
        <h2>{messages.reach}</h2>
        <PhoneField form={form} />
        <WordText form={form} field="email" label={messages.email} type="email" maxLength={254} />
        <Links form={form} />
      </section>
      <section className="panel stack" data-gap="4">
        <h2>{messages.look}</h2>
        <LookFields form={form} />
        <a className="start tap" href={pagePath('/host/content')}>
          {messages.otherWords}
        </a>
      </section>
    </>
  );
}

const LINKS = ['whatsapp', 'instagram', 'youtube', 'facebook'] as const;

function Links({ form }: WordsProps) {
  return LINKS.map((name) => (
    <WordText
      key={name}
      form={form}
      field={`social.${name}`}
      label={messages.SOCIAL[name]}
      hint={name === 'whatsapp' ? messages.whatsappHint : messages.linkHint}
      maxLength={LONGEST.link}
    />
  ));
}

/** The host and the ways of one homestay, and what is written on the pages of each. */
function OfHomestay({ form }: WordsProps) {
  const host = useValue($host);
  const chosen = useValue($homestay);
  const owned = host.state === 'ready' ? host.host.properties.filter(({ role }) => role === 'owner') : [];
  const homestays = owned.toSorted((one, other) => one.id - other.id);
  if (homestays.length === 0) return null;
  return (
    <section className="panel stack" data-gap="4">
      <h2>{messages.host}</h2>
      {homestays.length > 1 && (
        <Field label={messages.homestay} hint={isDirty(form) ? messages.saveFirst : undefined}>
          {(control) => (
            <select
              {...control}
              disabled={isDirty(form)}
              value={chosen ?? homestays[0]?.id}
              onChange={({ target }) => void showHomestay(Number(target.value))}
            >
              {homestays.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <HostWords form={form} />
      <PictureField form={form} kind="portrait" field="host.portrait" label={messages.portrait} />
      <h3>{messages.ways}</h3>
      <WordText
        form={form}
        field="from_station"
        label={messages.fromStation}
        hint={messages.wayHint}
        maxLength={LONGEST.way}
        rows={2}
      />
      <WordText
        form={form}
        field="from_airport"
        label={messages.fromAirport}
        hint={messages.wayHint}
        maxLength={LONGEST.way}
        rows={2}
      />
      <h3>{messages.ofHomestays}</h3>
      <ul className="stack list" data-gap="2">
        {homestays.map(({ id, name }) => (
          <li key={id} className="row" data-gap="3">
            <strong>{name}</strong>
            <a className="tap" href={pagePath(`/host/properties/${id}#times`)}>
              {messages.distances}
            </a>
            <a className="tap" href={pagePath(`/host/properties/${id}#questions`)}>
              {messages.questions}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows what somebody else has saved meanwhile beside what is typed here. */
function WordConflicts({ form: { typed, saved } }: WordsProps) {
  const theirs = useValue($theirs);
  if (!theirs) return null;
  return (
    <section className="notice stack" data-tone="warning" data-gap="3" role="status">
      <h2>{messages.changedMeanwhile}</h2>
      <ul className="stack list" data-gap="2">
        {conflictsOf(typed, saved, theirs.typed).map(({ field, theirs: now, yours }) => (
          <li key={field}>
            <strong>{messages.fieldName(field)}</strong>
            <p>{messages.theirs(now || messages.empty)}</p>
            <p>{messages.yours(yours || messages.empty)}</p>
          </li>
        ))}
      </ul>
      <Button kind="quiet" className="start" onClick={keepMine}>
        {messages.keepMine}
      </Button>
    </section>
  );
}
