import { useId, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { saveFile } from '#islands/ui/save-file.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/account/account-data.ts';
import { $accountEnd, accountDataFile, askForAccountEnd } from '#stores/account/account-data.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

/** Lets the guest download the stored data or delete the account. */
export function YourData() {
  const end = useValue($accountEnd);
  const [isLoading, setLoading] = useState(false);
  const id = useId();
  const download = async () => {
    setLoading(true);
    const file = await accountDataFile();
    if (file) saveFile(file);
    setLoading(false);
  };
  return (
    <section className="stack" data-gap="4" aria-labelledby={id}>
      <h2 id={id}>{messages.title}</h2>
      <p>
        {messages.lead} <a href="/privacy#periods">{messages.howLong}</a>
      </p>
      <div className="row" data-gap="3">
        <Button kind="quiet" busy={isLoading} onClick={() => void download()}>
          {messages.download}
        </Button>
        <Button kind="plain" onClick={askForAccountEnd}>
          {messages.deleteAccount}
        </Button>
      </div>
      {end.state !== 'closed' && <DeleteAccount end={end} />}
    </section>
  );
}
