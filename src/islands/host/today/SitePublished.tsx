import { useEffect } from 'react';
import type { ContentProblem } from '#contract/host/site.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/site.ts';
import { timeOf } from '#stores/host/moments.ts';
import { $host } from '#stores/host/session.ts';
import { $site, followSite, isWorthTelling, publish } from '#stores/host/today/site.ts';
import styles from './SitePublished.module.css';

/** Says whether the last changes are published. A while after they are, it shows nothing. */
export function SitePublished() {
  const site = useValue($site);
  const host = useValue($host);
  useEffect(() => void followSite(), []);
  if (!site || !isWorthTelling(site)) return null;
  const { state, published_at, problems } = site;
  const isOwner = host.state === 'ready' && host.host.user.role === 'owner';
  const isStuck = state === 'wrong' || state === 'failed';
  return (
    <section className="panel stack" data-gap="2" aria-label={messages.TITLE} data-state={state}>
      <h2>{messages.TITLE}</h2>
      <div role="status">
        {state === 'building' && <p>{messages.building}</p>}
        {state === 'elsewhere' && <p>{messages.elsewhere}</p>}
        {state === 'published' && published_at && <p>{messages.published(timeOf(published_at))}</p>}
        {state === 'wrong' && <p className={styles.stuck}>{messages.mistakes(problems.length)}</p>}
        {state === 'failed' && <p className={styles.stuck}>{messages.failed}</p>}
      </div>
      {problems.length > 0 && <Mistakes problems={problems} />}
      {state === 'failed' && <p className="soft">{messages.failedHint}</p>}
      {isOwner && (isStuck || state === 'elsewhere') && (
        <Button size="s" kind="quiet" className="start" onClick={() => void publish()}>
          {isStuck ? messages.publishAgain : messages.publish}
        </Button>
      )}
    </section>
  );
}

/** The mistakes are grouped by file. */
function Mistakes({ problems }: { problems: readonly ContentProblem[] }) {
  const files = [...new Set(problems.map(({ file }) => file))];
  return (
    <>
      <ul className={`stack list ${styles.files}`} data-gap="2">
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
            <ul className="stack list" data-gap="2">
              {problems
                .filter((problem) => problem.file === file)
                .map(({ line, field, sentence, excerpt }) => (
                  <li key={`${line} ${field} ${sentence}`}>
                    <span className="soft">
                      {[line !== null && messages.lineOf(line), field].filter(Boolean).join(', ')}
                    </span>
                    <div>
                      <span>{sentence}</span>
                      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on a phone, by key, too */}
                      {excerpt && <pre tabIndex={0}>{excerpt}</pre>}
                    </div>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="soft">{messages.mistakesHint}</p>
    </>
  );
}
