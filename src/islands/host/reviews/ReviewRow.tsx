import { type RefObject, useEffect, useRef } from 'react';
import type { HostReview } from '#contract/reviews/host-reviews.ts';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatDate } from '#domain/dates/calendar.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { STAR_GROUPS } from '#domain/reviews/rating.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { Stars } from '#islands/ui/Stars.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/reviews/reviews.ts';
import { ANSWER, stayedIn } from '#messages/rooms/reviews.ts';
import {
  $answerForm,
  $answering,
  $hiding,
  saveAnswer,
  setHidden,
  startAnswering,
} from '#stores/host/reviews/reviews.ts';
import styles from './Reviews.module.css';

interface Props {
  review: HostReview;
  /** True if the host has several homestays, so that each review names its own. */
  hasSeveral: boolean;
}

export function ReviewRow({ review, hasSeveral }: Props) {
  const { stars, words, hidden, answer, reservation_id, rooms } = review;
  const isAnswering = useValue($answering) === review.id;
  const act = useFocusAfter(isAnswering);
  const name = review.name ?? messages.noName;
  const month = formatDate(`${review.stayed_in}-01`, 'month-year');
  const place = [hasSeveral ? review.homestay_name : '', ...rooms].filter(Boolean).join(', ');
  return (
    <li className="stack" data-gap="2">
      <div className="row" data-gap="3">
        <Stars stars={review.rating} />
        <strong>{name}</strong>
        {hidden && <span className="chip">{messages.hidden}</span>}
      </div>
      <p className="soft">{[stayedIn(month), place].join(' · ')}</p>
      <p className="soft">
        {STAR_GROUPS.map((group) => messages.starsIn(messages.GROUPS[group], stars[group])).join(' · ')}
      </p>
      {words === null ? (
        <p className="soft">{messages.noWords}</p>
      ) : (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
      {isAnswering ? (
        <AnswerForm review={review} label={messages.answerTo(name, month)} />
      ) : (
        <>
          {answer && (
            <div className={styles.answer}>
              <p className="soft">{ANSWER}</p>
              <p className={styles.words} dir="auto">
                {answer}
              </p>
            </div>
          )}
          <Acts review={review} label={messages.answerTo(name, month)} act={act} />
        </>
      )}
      <a className="tap start" href={pagePath(`/host/bookings/${reservation_id}`)}>
        {messages.bookingOf(bookingReference(reservation_id))}
      </a>
    </li>
  );
}

/** Returns where the focus goes when an answer is saved or left, because its form is gone then. */
function useFocusAfter(isAnswering: boolean): RefObject<HTMLButtonElement | null> {
  const act = useRef<HTMLButtonElement>(null);
  const wasAnswering = useRef(isAnswering);
  useEffect(() => {
    if (wasAnswering.current && !isAnswering) act.current?.focus();
    wasAnswering.current = isAnswering;
  }, [isAnswering]);
  return act;
}

interface ActsProps {
  review: HostReview;
  label: string;
  act: RefObject<HTMLButtonElement | null>;
}

function Acts({ review, label, act }: ActsProps) {
  const isHiding = useValue($hiding).has(review.id);
  return (
    <div className="row" data-gap="2">
      <Button
        ref={act}
        kind="quiet"
        size="s"
        aria-description={label}
        onClick={() => startAnswering(review.id)}
      >
        {messages.answer}
      </Button>
      {review.words !== null && (
        <Button kind="quiet" size="s" busy={isHiding} onClick={() => void setHidden(review, !review.hidden)}>
          {review.hidden ? messages.show : messages.hide}
        </Button>
      )}
    </div>
  );
}

function AnswerForm({ review, label }: { review: HostReview; label: string }) {
  const { isBusy, problems } = useValue($answerForm);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Form gap="3" className={styles.form} label={label} onSend={(read) => saveAnswer(read('text'))}>
      <Field label={messages.yourAnswer} hint={messages.answerHint}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            name="text"
            dir="auto"
            rows={4}
            maxLength={2000}
            defaultValue={review.answer ?? ''}
          />
        )}
      </Field>
      <FormProblem>{problems.form}</FormProblem>
      <div className="row" data-gap="2">
        <Button type="submit" size="s" busy={isBusy}>
          {messages.save}
        </Button>
        <Button kind="quiet" size="s" onClick={() => startAnswering(undefined)}>
          {messages.cancel}
        </Button>
      </div>
    </Form>
  );
}
