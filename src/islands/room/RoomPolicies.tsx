import { linkParts } from '#domain/content/faq.ts';
import { POLICY_NAMES } from '#domain/content/policy.ts';
import type { RoomFacts } from '#domain/rooms/room-detail.ts';
import { TITLE as findBooking } from '#messages/booking/find-booking.ts';
import { policies as policiesTitle, questions as questionsTitle } from '#messages/rooms/room-sections.ts';
import styles from './Room.module.css';
import type { RoomText } from './room-text.ts';

interface Props {
  policies: RoomFacts['policies'];
  titles: RoomText['policyTitles'];
  questions: RoomText['questions'];
}

export function RoomPolicies({ policies, titles, questions }: Props) {
  return (
    <>
      <section>
        <h2>{policiesTitle}</h2>
        <dl className={styles.rules}>
          {POLICY_NAMES.filter((name) => policies[name] !== '').map((name) => (
            <div key={name}>
              <dt>{titles[name]}</dt>
              <dd>{policies[name]}</dd>
            </div>
          ))}
        </dl>
      </section>
      {questions.length > 0 && <Questions questions={questions} />}
    </>
  );
}

function Questions({ questions }: Pick<Props, 'questions'>) {
  return (
    <section>
      <h2>{questionsTitle}</h2>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question} name="questions">
            <summary>{question}</summary>
            <p>
              {linkParts(answer, findBooking).map(({ text, href }) =>
                href ? (
                  <a key={text} href={href}>
                    {text}
                  </a>
                ) : (
                  text
                ),
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
