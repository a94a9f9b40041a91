import { focusAdded } from '#islands/host/focus-problem.ts';
import { TextField } from '#islands/host/TextField.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import * as messages from '#messages/host/property.ts';
import styles from './Describe.module.css';
import type { PartProps } from './PropertyAbout.tsx';

/** A homestay with questions of its own does not show the usual ones. */
export function PropertyQuestions({ typed: { faqs }, problems, onChange }: PartProps) {
  const wrong = (text: string) => (problems.faqs && text.trim() === '' ? problems.faqs : undefined);
  return (
    <section className="panel stack" data-gap="4" id="questions">
      <h2>{messages.questions}</h2>
      <p className="soft">{messages.questionsHint}</p>
      {faqs.map((faq, index) => (
        <fieldset
          key={faq.key}
          className={`stack ${styles.question}`}
          aria-label={messages.questionRow(index + 1)}
        >
          <TextField
            label={messages.question}
            error={wrong(faq.question)}
            value={faq.question}
            maxLength={200}
            onChange={(question) => onChange({ faqs: faqs.with(index, { ...faq, question }) })}
          />
          <Field label={messages.answer} error={wrong(faq.answer)}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={2000}
                value={faq.answer}
                onChange={({ target }) =>
                  onChange({ faqs: faqs.with(index, { ...faq, answer: target.value }) })
                }
              />
            )}
          </Field>
          <Button
            kind="plain"
            size="s"
            className={`start ${styles.away}`}
            onClick={() => onChange({ faqs: faqs.toSpliced(index, 1) })}
          >
            {messages.removeQuestion(index + 1)}
          </Button>
        </fieldset>
      ))}
      <Button
        kind="quiet"
        size="s"
        className="start"
        onClick={(event) => {
          onChange({ faqs: [...faqs, { key: crypto.randomUUID(), question: '', answer: '' }] });
          focusAdded(event);
        }}
      >
        {messages.addQuestion}
      </Button>
    </section>
  );
}
