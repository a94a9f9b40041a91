import { useEffect } from 'react';
import { pagePath } from '#domain/language/page-path.ts';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/check-in/scan.ts';
import * as host from '#messages/host/desk.ts';
import { $scanned, readScanned, startScanning } from '#stores/host/scan/scan.ts';
import styles from './Scan.module.css';
import { useCamera } from './use-camera.ts';

/** Reads the QR code of a booking with the camera, and opens that booking at "Check in". */
export const Scan = guarded(function Scan() {
  return (
    <HostGate>
      <header className={`stack ${styles.head}`} data-gap="2">
        <h1>{messages.TITLE}</h1>
        <p>{messages.lead}</p>
      </header>
      <Scanner />
      <p className="soft">
        {messages.otherWay} <a href={pagePath('/host/bookings')}>{host.TABS['/host/bookings']}</a>
      </p>
    </HostGate>
  );
});

function Scanner() {
  const scanned = useValue($scanned);
  const { video, isOn, problem, tryAgain } = useCamera(readScanned);
  useEffect(() => {
    startScanning();
    // The browser may bring the page back as it was left.
    addEventListener('pageshow', startScanning);
    return () => removeEventListener('pageshow', startScanning);
  }, []);
  const looking = isOn ? messages.LOOKING : messages.STARTING;
  const id = scanned.state === 'found' ? scanned.id : undefined;
  useEffect(() => {
    if (id !== undefined) location.assign(pagePath(`/host/bookings/${id}#check-in`));
  }, [id]);
  return (
    <div className={`stack ${styles.scanner}`} data-gap="3">
      <video
        ref={video}
        className={styles.picture}
        aria-label={messages.video}
        muted
        playsInline
        hidden={!!problem}
      />
      {problem ? (
        <div className="notice" data-tone="danger" role="alert">
          <p>{problem}</p>
          <Button size="s" onClick={tryAgain}>
            {host.tryAgain}
          </Button>
        </div>
      ) : (
        <div role="status">
          {'problem' in scanned && scanned.problem && (
            <p className="notice" data-tone="danger">
              {scanned.problem}
            </p>
          )}
          <p className="soft">{scanned.state === 'found' ? scanned.sentence : looking}</p>
        </div>
      )}
    </div>
  );
}
