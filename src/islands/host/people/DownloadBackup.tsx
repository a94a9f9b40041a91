import { useEffect } from 'react';
import { LoadedPart } from '#islands/host/LoadedPart.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { saveFile } from '#islands/ui/save-file.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/people.ts';
import { $backupForm, $offered, downloadBackup, loadOffered } from '#stores/host/people/backup.ts';

export function DownloadBackup() {
  const offered = useValue($offered);
  const { isBusy, problems } = useValue($backupForm);
  useEffect(() => {
    // The browser looked for the part before it was there.
    const show = () => location.hash === '#backup' && document.getElementById('backup')?.scrollIntoView();
    void loadOffered().then(show);
  }, []);
  return (
    <LoadedPart id="backup" title={messages.backup} shown={offered} load={loadOffered}>
      {offered.state === 'ready' && (
        <Form gap="3" onSend={(read) => downloadBackup(read('passphrase'), saveFile)}>
          <p>{messages.backupText}</p>
          <Field label={messages.passphrase} hint={messages.passphraseHint} error={problems.passphrase}>
            {(control) => (
              <input
                {...control}
                name="passphrase"
                defaultValue={offered.passphrase}
                maxLength={200}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <FormProblem>{problems.form}</FormProblem>
          <Button type="submit" kind="quiet" className="start" busy={isBusy}>
            {messages.downloadBackup}
          </Button>
        </Form>
      )}
    </LoadedPart>
  );
}
