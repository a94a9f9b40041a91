import { useEffect } from 'react';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { formatDate, todayInIndia } from '#domain/dates/calendar.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { countryName } from '#domain/party/countries.ts';
import { NotLoaded } from '#islands/host/NotLoaded.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { saveFile } from '#islands/ui/save-file.ts';
import { useValue } from '#islands/ui/use-value.ts';
import { idSeen } from '#messages/host/register/ids.ts';
import * as messages from '#messages/host/register/register.ts';
import { DAYS } from '#messages/host/register/register.ts';
import {
  $days,
  $register,
  daysShown,
  loadRegister,
  type Register,
  registerFile,
  showDays,
} from '#stores/host/register/register.ts';
import { $host } from '#stores/host/session.ts';
import styles from './Register.module.css';

async function download(kind: 'csv' | 'pdf'): Promise<void> {
  const file = await registerFile(kind);
  if (file) saveFile(file);
}

/** Who was in the house on some days, and the files for an inspector. */
export function Guests() {
  const days = useValue($days, undefined) ?? daysShown();
  const shown = useValue($register);
  const host = useValue($host);
  useEffect(() => void loadRegister(), []);
  const isOwner = host.state === 'ready' && host.host.user.role === 'owner';
  return (
    <section className="panel stack" data-gap="4" aria-label={messages.GUESTS}>
      <h2>{messages.GUESTS}</h2>
      <div className="row" data-gap="3">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={DAYS[end]}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={days[end]}
                onChange={({ target }) => void showDays({ [end]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {shown.state === 'failed' && <NotLoaded message={shown.message} load={loadRegister} />}
      {shown.state === 'ready' && <List travellers={shown.register.travellers} />}
      {isOwner && (
        <div className="row" data-gap="3">
          {(['csv', 'pdf'] as const).map((kind) => (
            <Button key={kind} kind="quiet" onClick={() => void download(kind)}>
              {kind === 'csv' ? messages.CSV : messages.PDF}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

function List({ travellers }: Pick<Register, 'travellers'>) {
  if (travellers.length === 0) return <p role="status">{messages.NO_GUESTS}</p>;
  return (
    <ul className="stack list" data-gap="2">
      {travellers.map((traveller) => (
        <li key={traveller.id} className={`row between ${styles.form}`}>
          <span>
            <strong>{traveller.name}</strong> <span className="soft">{factsOf(traveller)}</span>
          </span>
          {'reservation_id' in traveller && (
            <a className="tap" href={pagePath(`/host/bookings/${traveller.reservation_id}`)}>
              {bookingReference(traveller.reservation_id)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function factsOf(traveller: Register['travellers'][number]): string {
  const seen = traveller.id_seen ? idSeen : messages.idNotSeen;
  if (!('arrived_at' in traveller)) return seen;
  const arrived = formatDate(todayInIndia(new Date(traveller.arrived_at)));
  return [countryName(traveller.nationality), traveller.rooms.join(', '), arrived, seen].join(' · ');
}
