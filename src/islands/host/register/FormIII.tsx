import { useEffect } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { LoadedPart } from '#islands/host/LoadedPart.tsx';
import { PageHead } from '#islands/host/PageHead.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { EVENTS, FORM_III } from '#messages/host/register/clocks.ts';
import * as messages from '#messages/host/register/register.ts';
import { copyAddress } from '#stores/host/copy-address.ts';
import { doneSentence } from '#stores/host/register/due.ts';
import { $doneForm, $report, loadReport, markDone, portalFields } from '#stores/host/register/form-iii.ts';
import { Clock } from './FormLine.tsx';
import styles from './Register.module.css';

/** One report about a foreigner: what the portal asks, in its order, each with a button that copies it. */
export function FormIII({ id }: { id: number }) {
  const shown = useValue($report);
  const { isBusy, problems } = useValue($doneForm);
  useEffect(() => void loadReport(id), [id]);
  const title = shown.state === 'ready' ? messages.formTitle(shown.traveller.name) : FORM_III;
  return (
    <>
      <a className="tap" href={pagePath('/host/register')}>
        ‹ {messages.backToRegister}
      </a>
      <PageHead title={title} />
      <LoadedPart
        title={shown.state === 'ready' ? EVENTS[shown.form.event] : FORM_III}
        shown={shown}
        load={() => loadReport(id)}
      >
        {shown.state === 'ready' && (
          <>
            <p role="status">{doneSentence(shown.form) ?? <Clock form={shown.form} />}</p>
            {!shown.form.done_at && <p className="soft">{messages.FORM_LEAD}</p>}
            <dl className={styles.fields}>
              {portalFields(shown).map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                  <dd>
                    <Button size="s" kind="quiet" onClick={() => void copyAddress(value)}>
                      <span>{messages.copy}</span>{' '}
                      <span className="visually-hidden">{messages.copied(label)}</span>
                    </Button>
                  </dd>
                </div>
              ))}
            </dl>
            <FormProblem>{problems.form}</FormProblem>
            {!shown.form.done_at && (
              <Button busy={isBusy} onClick={() => void markDone(id)}>
                {messages.done}
              </Button>
            )}
          </>
        )}
      </LoadedPart>
    </>
  );
}
