import { useEffect } from 'react';
import { bookingReference } from '#domain/booking/booking-reference.ts';
import { pagePath } from '#domain/language/page-path.ts';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { LoadedPart } from '#islands/host/LoadedPart.tsx';
import { PageHead } from '#islands/host/PageHead.tsx';
import { HomestaySelect } from '#islands/host/papers/HomestaySelect.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { FORM_III } from '#messages/host/register/clocks.ts';
import * as messages from '#messages/host/register/register.ts';
import { formInAddress } from '#stores/host/register/form-iii.ts';
import {
  $due,
  $homestay,
  $homestays,
  inOrder,
  loadDue,
  showHomestay,
} from '#stores/host/register/register.ts';
import { FormIII } from './FormIII.tsx';
import { FormLine } from './FormLine.tsx';
import { Guests } from './Guests.tsx';
import { OccupancyReport } from './OccupancyReport.tsx';

export const Register = guarded(function Register() {
  return (
    <HostGate>
      <Page />
    </HostGate>
  );
});

function Page() {
  const form = formInAddress();
  if (form !== undefined) return <FormIII id={form} />;
  return (
    <>
      <PageHead title={messages.TITLE}>
        <Homestay />
      </PageHead>
      <div className="stack" data-gap="4">
        <Due />
        <OccupancyReport />
        <Guests />
      </div>
    </>
  );
}

function Homestay() {
  const homestays = useValue($homestays);
  const chosen = useValue($homestay);
  return (
    <HomestaySelect
      label={messages.homestay}
      homestays={homestays}
      chosen={chosen}
      onChoose={(id) => void showHomestay(id)}
    />
  );
}

function Due() {
  const shown = useValue($due);
  useEffect(() => void loadDue(), []);
  return (
    <>
      <LoadedPart title={FORM_III} shown={shown} load={loadDue}>
        {shown.state === 'ready' &&
          (shown.form_iii.length === 0 ? (
            <p role="status">{messages.NO_FORMS}</p>
          ) : (
            <ul className="stack list" data-gap="2">
              {inOrder(shown.form_iii).map((form) => (
                <FormLine key={form.id} form={form} />
              ))}
            </ul>
          ))}
      </LoadedPart>
      {shown.state === 'ready' && (
        <section className="panel stack" aria-label={messages.WITHOUT_ID}>
          <h2>{messages.WITHOUT_ID}</h2>
          {shown.without_id.length === 0 ? (
            <p role="status">{messages.ALL_SEEN}</p>
          ) : (
            <ul className="row list">
              {shown.without_id.map((id) => (
                <li key={id}>
                  <a className="tap" href={pagePath(`/host/bookings/${id}#travellers`)}>
                    {bookingReference(id)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
