import { type ReactNode, useEffect } from 'react';
import { isLanguage, type Language } from '#domain/language/language.ts';
import { pagePath, plainPath } from '#domain/language/page-path.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/dialog/Dialog.tsx';
import { Spinner } from '#islands/ui/feedback/Spinner.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/desk.ts';
import * as proof from '#messages/host/proof.ts';
import * as setup from '#messages/host/setup-start.ts';
import { chooseLanguage, followLanguage } from '#stores/host/desk-language.ts';
import { $newCodes, $proof, $question, declineProof, keepCodes, openProof } from '#stores/host/proof.ts';
import { $host, loadHost, openDemo, openHost } from '#stores/host/session.ts';
import styles from './HostGate.module.css';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import '#islands/ui/feedback/toast-region.ts';

interface Props {
  children: ReactNode;
  /** A page that can show something without a network shows this. */
  offline?: ReactNode;
}

const logIn = () => document.dispatchEvent(new CustomEvent('open-dialog', { detail: 'log-in' }));

/** Shows a page of the desk to hosts only. Visitors can log in; guests read that the page is not for them. */
export function HostGate({ children, offline }: Props) {
  const host = useValue($host);
  const codes = useValue($newCodes);
  const question = useValue($question);
  useEffect(() => void openHost(), []);
  const isStaff = host.state === 'ready' && host.host.user.role === 'staff';
  // The tabs are no island, so that they are there at once.
  useEffect(() => void document.documentElement.toggleAttribute('data-staff', isStaff), [isStaff]);
  useLanguage('host' in host ? host.host.language : undefined);
  const hasNoWords = host.state === 'ready' && !host.host.owns_words;
  useEffect(() => void document.documentElement.toggleAttribute('data-no-words', hasNoWords), [hasNoWords]);

  // The codes are shown only once, so they stay until the owner has stored them.
  const isHost = host.state === 'passkey' || (host.state === 'ready' && !question);
  if (isHost && codes.length > 0) return <RecoveryCodes codes={codes} />;

  switch (host.state) {
    case 'unknown':
      return (
        <>
          <h1 className="visually-hidden">{messages.TITLE}</h1>
          <Spinner label={messages.loading} />
        </>
      );
    case 'ready':
      if (host.host.properties.length === 0 && !isSetup()) return <FirstStart />;
      return (
        <>
          {children}
          <ProofDialog />
        </>
      );
    case 'signed-out':
      return (
        <Gate title={messages.TITLE} text={messages.signedOut}>
          <Button onClick={logIn}>{messages.logIn}</Button>
          {host.hasDemo && (
            <>
              <Button kind="quiet" onClick={() => void openDemo()}>
                {messages.openDemo}
              </Button>
              <p className="soft">{messages.demoHint}</p>
            </>
          )}
        </Gate>
      );
    case 'guest':
      return <Gate title={messages.forHosts} text={messages.forHostsMore} />;
    case 'passkey':
      return <PasskeyGate />;
    case 'offline':
      if (offline) return offline;
      return <Failed message={messages.noNetwork} />;
    case 'failed':
      return <Failed message={host.message} />;
  }
}

function Failed({ message }: { message: string }) {
  return (
    <Gate title={messages.TITLE} text={message}>
      <Button onClick={() => void loadHost()}>{messages.tryAgain}</Button>
    </Gate>
  );
}

function Gate({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className={`card ${styles.gate}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </section>
  );
}

const isSetup = () => plainPath(location.pathname).startsWith('/host/setup');

/** Without a homestay the desk has nothing to show, so it offers the setup. */
function FirstStart() {
  return (
    <Gate title={setup.TITLE} text={setup.lead}>
      <a className="button" href={pagePath('/host/setup')}>
        {setup.begin}
      </a>
    </Gate>
  );
}

function PasskeyGate() {
  const isFirst = useValue($proof).step === 'create';
  useEffect(() => void openProof(), []);
  return (
    <section className={`card ${styles.gate}`}>
      <h1>{isFirst ? proof.createTitle : proof.confirmTitle}</h1>
      <p>{isFirst ? proof.createText : proof.confirmText}</p>
      <ProofForm />
    </section>
  );
}

/** The dialog opens over the page, so that the page keeps what was typed. */
function ProofDialog() {
  const question = useValue($question);
  const codes = useValue($newCodes);
  const isFirst = useValue($proof).step === 'create';
  if (!question) return null;
  // The codes of a first passkey are shown in the dialog, too, so that the page behind it stays as it is.
  if (codes.length > 0)
    return (
      <Dialog title={proof.freshTitle} onClose={() => void keepCodes()}>
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  return (
    <Dialog title={isFirst ? proof.createTitle : proof.freshTitle} onClose={declineProof}>
      <p>{isFirst ? proof.createText : proof.freshText}</p>
      <ProofForm />
    </Dialog>
  );
}

/** The menu of languages is no island: it is there before the script, and without a network. */
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.languages a')];

/** Opens the desk in the language of the account, and keeps there what is chosen in the menu. */
function useLanguage(chosen: Language | undefined): void {
  useEffect(() => {
    if (!chosen) return;
    followLanguage(
      chosen,
      links()
        .map(({ hreflang }) => hreflang)
        .filter(isLanguage),
    );
    const choose = (event: MouseEvent) => {
      const link = event.currentTarget;
      if (!(link instanceof HTMLAnchorElement) || !isLanguage(link.hreflang)) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void chooseLanguage(link.hreflang);
    };
    for (const link of links()) link.addEventListener('click', choose);
    return () => {
      for (const link of links()) link.removeEventListener('click', choose);
    };
  }, [chosen]);
}
