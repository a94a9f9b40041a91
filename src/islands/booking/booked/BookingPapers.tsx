import { useEffect, useState } from 'react';
import type { Reservation } from '#contract/reservation.ts';
import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { formatExact } from '#domain/money/money.ts';
import { paiseOf } from '#domain/money/paper-totals.ts';
import { companyOf, NO_COMPANY } from '#domain/party/company.ts';
import { Button } from '#islands/ui/Button.tsx';
import { CompanyFields } from '#islands/ui/company/CompanyFields.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { needed } from '#messages/booking/company.ts';
import { TITLES } from '#messages/booking/invoice.ts';
import * as messages from '#messages/booking/papers.ts';
import { tryAgain } from '#messages/site/buttons.ts';
import {
  $companyForm,
  $papers,
  canNameCompany,
  loadPapers,
  mendCompany,
  removeCompany,
  sendCompany,
} from '#stores/booking/papers.ts';
import styles from './BookingPapers.module.css';

interface Props {
  id: number;
  /** True if papers may still be made out to a company. */
  isOpen: boolean;
  /** Whom they are made out to so far. */
  company: Reservation['company'];
}

/** Lists the papers of a booking, each with a link to its PDF. */
export function BookingPapers({ id, isOpen, company }: Props) {
  const shown = useValue($papers);
  const [saved, setSaved] = useState(company);
  useEffect(() => void loadPapers(id), [id]);
  if (shown.state === 'loading') return null;
  if (shown.state === 'failed') {
    return (
      <div className="no-print stack">
        <p role="alert">{shown.message}</p>
        <Button kind="quiet" className={styles.save} onClick={() => void loadPapers(id)}>
          {tryAgain}
        </Button>
      </div>
    );
  }
  const { papers } = shown;
  const asksCompany = isOpen && canNameCompany(papers);
  if (papers.length === 0 && !asksCompany) return null;
  return (
    <section className={`no-print stack ${styles.papers}`}>
      <h2>{messages.title}</h2>
      <ul className="stack list" data-gap="0">
        {papers.map((paper) => (
          <li key={paper.id}>
            <a href={paper.url} target="_blank" rel="noreferrer">
              {messages.named(TITLES[paper.kind], paper.number)}
            </a>
            <span className="soft">{formatDate(todayInIndia(new Date(paper.issued_at)))}</span>
            <span className={styles.total}>{formatExact(paiseOf(paper.total))}</span>
          </li>
        ))}
      </ul>
      {asksCompany && <Company id={id} saved={saved} onSaved={setSaved} />}
    </section>
  );
}

/** The pressed button is gone, so the sentence in its place has the focus. */
const focusOnce = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

interface CompanyProps {
  id: number;
  saved: Props['company'];
  onSaved: (company: Props['company']) => void;
}

function Company({ id, saved, onSaved }: CompanyProps) {
  const { isBusy, problems } = useValue($companyForm);
  const [isNeeded, setNeeded] = useState(false);
  const [typed, setTyped] = useState(saved ? { name: saved.name, gstin: saved.gstin ?? '' } : NO_COMPANY);
  const [isRemoved, setRemoved] = useState(false);
  const send = async () => {
    if (!(await sendCompany(id, typed))) return;
    setNeeded(false);
    onSaved(companyOf(typed));
  };
  const remove = async () => {
    if (!(await removeCompany(id))) return;
    setNeeded(false);
    setTyped(NO_COMPANY);
    setRemoved(true);
    onSaved(null);
  };
  return (
    <Form onSend={send}>
      {saved && (
        <p className={`row ${styles.named}`}>
          <span>{messages.madeOutTo(saved.name)}</span>
          <Button
            kind="plain"
            size="s"
            busy={isBusy}
            aria-label={messages.removeNamed(saved.name)}
            onClick={() => void remove()}
          >
            {messages.remove}
          </Button>
        </p>
      )}
      {!saved && isRemoved && (
        <p role="status" tabIndex={-1} ref={focusOnce}>
          {messages.madeOutToYou}
        </p>
      )}
      {saved && !isNeeded && <FormProblem>{problems.form}</FormProblem>}
      <label className={`row ${styles.tick}`}>
        <input type="checkbox" checked={isNeeded} onChange={({ target }) => setNeeded(target.checked)} />
        <span>{needed}</span>
      </label>
      {isNeeded && (
        <>
          <CompanyFields
            typed={typed}
            problems={problems}
            onChange={(change) => {
              mendCompany(Object.keys(change));
              setTyped({ ...typed, ...change });
            }}
          />
          <FormProblem>{problems.form}</FormProblem>
          <Button type="submit" kind="quiet" className={styles.save} busy={isBusy}>
            {messages.save}
          </Button>
        </>
      )}
    </Form>
  );
}
