import { useEffect, useId } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import { FileLink } from '#islands/ui/FileLink.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/account/account-data.ts';
import {
  $accountEnd,
  $dataLink,
  askForAccountEnd,
  followDataLink,
  openDataLink,
} from '#stores/account/account-data.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

/** Lets the guest download the stored data or delete the account. */
export function YourData() {
  const end = useValue($accountEnd);
  const link = useValue($dataLink);
  const id = useId();
  useEffect(openDataLink, []);
  return (
    <section className="stack" data-gap="4" aria-labelledby={id}>
      <h2 id={id}>{messages.title}</h2>
      <p>
        {messages.lead} <a href={pagePath('/privacy#periods')}>{messages.howLong}</a>
      </p>
      <div className="row" data-gap="3">
        <FileLink kind="quiet" href={link} follow={followDataLink}>
          {messages.download}
        </FileLink>
        <Button kind="plain" onClick={askForAccountEnd}>
          {messages.deleteAccount}
        </Button>
      </div>
      {end.state !== 'closed' && <DeleteAccount end={end} />}
    </section>
  );
}
