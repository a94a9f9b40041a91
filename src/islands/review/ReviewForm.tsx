import { LONGEST_REVIEW, STAR_GROUPS, type StarGroup } from '#domain/reviews/rating.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/review/review.ts';
import { $reviewForm, chooseStars, type ReviewPage, sendTyped, typeReview } from '#stores/review/review.ts';
import styles from './Review.module.css';

/** From this number of signs left on, the page says how many. */
const NEAR_THE_LIMIT = 200;

type Ready = Extract<ReviewPage, { state: 'ready' }>;

export function ReviewForm({ page: { homestay, rooms, month, typed } }: { page: Ready }) {
  const { isBusy, problems } = useValue($reviewForm);
  const left = LONGEST_REVIEW - typed.words.length;
  return (
    <>
      <p>
        <strong>{homestay}</strong> <span>{rooms.join(', ')}</span>
        <br />
        <span className="soft">{messages.stayedIn(month)}</span>
      </p>
      <Form onSend={sendTyped}>
        {STAR_GROUPS.map((group) => (
          <StarChoice key={group} group={group} chosen={typed.stars[group]} error={problems[group]} />
        ))}
        <Field label={messages.words} hint={left <= NEAR_THE_LIMIT ? messages.left(left) : undefined}>
          {(control) => (
            <textarea
              {...control}
              dir="auto"
              rows={6}
              maxLength={LONGEST_REVIEW}
              value={typed.words}
              onChange={({ target }) => typeReview({ words: target.value })}
            />
          )}
        </Field>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={typed.show_name}
            onChange={({ target }) => typeReview({ show_name: target.checked })}
          />
          <span>{messages.showName}</span>
        </label>
        <p className="soft">{messages.PUBLIC}</p>
        <FormProblem>{problems.form}</FormProblem>
        <div>
          <Button type="submit" busy={isBusy}>
            {messages.send}
          </Button>
        </div>
      </Form>
    </>
  );
}

interface Choice {
  group: StarGroup;
  chosen: number | undefined;
  error: string | undefined;
}

function StarChoice({ group, chosen, error }: Choice) {
  return (
    <RadioGroup
      legend={messages.GROUPS[group]}
      choices={messages.STARS}
      chosen={textOf(chosen)}
      layout="row"
      className={styles.stars}
      error={error}
      onChange={(value) => chooseStars(group, Number(value))}
    />
  );
}

const STAR_TEXTS = ['1', '2', '3', '4', '5'] as const satisfies (keyof typeof messages.STARS)[];
const textOf = (stars: number | undefined) => STAR_TEXTS.find((text) => text === String(stars));
