import { type ReactNode, useEffect } from 'react';
import { HostGate } from '#islands/host/gate/HostGate.tsx';
import { LoadedPart } from '#islands/host/LoadedPart.tsx';
import { PageHead } from '#islands/host/PageHead.tsx';
import { HomestaySelect } from '#islands/host/papers/HomestaySelect.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { guarded } from '#islands/ui/feedback/ErrorScreen.tsx';
import { Field } from '#islands/ui/form/Field.tsx';
import { saveFile } from '#islands/ui/save-file.ts';
import { useValue } from '#islands/ui/use-value.ts';
import * as messages from '#messages/host/papers/papers.ts';
import { TITLE as SELLER } from '#messages/host/papers/seller.ts';
import { $homestay, $homestays } from '#stores/host/papers/homestay.ts';
import {
  $papers,
  $period,
  choosePeriod,
  gstr1File,
  listFile,
  loadPapers,
  monthOf,
  type Period,
  showHomestay,
} from '#stores/host/papers/papers.ts';
import { $sellerForm } from '#stores/host/papers/seller.ts';
import { isDirty, LOADING_FORM } from '#stores/pattern/editor.ts';
import { CashBook } from './CashBook.tsx';
import { MoneyLine } from './MoneyLine.tsx';
import { PaperList } from './PaperList.tsx';
import { SellerForm } from './SellerForm.tsx';

export const Papers = guarded(function Papers() {
  return (
    <HostGate>
      <OfOwners />
    </HostGate>
  );
});

function OfOwners() {
  const homestays = useValue($homestays);
  if (homestays.length === 0) {
    return (
      <>
        <PageHead title={messages.TITLE}>
          <PeriodSelect />
        </PageHead>
        <div className="stack" data-gap="4">
          <section className="panel stack" aria-label={messages.lists}>
            <h2>{messages.lists}</h2>
            <ListButtons lists={['bookings']} />
          </section>
          <CashBook />
        </div>
      </>
    );
  }
  return (
    <>
      <Head />
      <div className="stack" data-gap="4">
        <Shown />
        <CashBook />
        <SellerForm />
      </div>
    </>
  );
}

function Head() {
  return (
    <PageHead title={messages.TITLE}>
      <Homestay />
      <PeriodSelect />
      <a className="tap" href="#seller">
        {SELLER}
      </a>
    </PageHead>
  );
}

function PeriodSelect() {
  const period = useValue($period);
  return (
    <Field label={messages.period}>
      {(control) => (
        <select
          {...control}
          value={period}
          onChange={({ target }) => void choosePeriod(target.value as Period)}
        >
          {Object.entries(messages.PERIODS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Homestay() {
  const homestays = useValue($homestays);
  const chosen = useValue($homestay);
  const isUnsaved = isDirty(useValue($sellerForm, LOADING_FORM));
  return (
    <HomestaySelect
      label={messages.homestay}
      homestays={homestays}
      chosen={chosen}
      onChoose={(id) => void showHomestay(id)}
      hint={isUnsaved ? messages.saveFirst : undefined}
    />
  );
}

async function downloadList(list: keyof typeof messages.LISTS): Promise<void> {
  const file = await listFile(list);
  if (file) saveFile(file);
}

async function downloadReturn(month: string): Promise<void> {
  const file = await gstr1File(month);
  if (file) saveFile(file);
}

interface ListProps {
  lists: readonly (keyof typeof messages.LISTS)[];
  children?: ReactNode;
}

function ListButtons({ lists, children }: ListProps) {
  return (
    <div className="row" data-gap="3">
      {lists.map((list) => (
        <Button key={list} kind="quiet" onClick={() => void downloadList(list)}>
          {messages.LISTS[list]}
        </Button>
      ))}
      {children}
    </div>
  );
}

function Lists() {
  const month = monthOf(useValue($period));
  return (
    <section className="stack" data-gap="3">
      <h3>{messages.lists}</h3>
      <ListButtons lists={['papers', 'payments', 'bookings']}>
        {month && (
          <Button kind="quiet" onClick={() => void downloadReturn(month)}>
            {messages.GSTR1}
          </Button>
        )}
      </ListButtons>
    </section>
  );
}

function Shown() {
  const shown = useValue($papers);
  useEffect(() => void loadPapers(), []);
  return (
    <LoadedPart title={messages.issued} shown={shown} load={loadPapers}>
      {shown.state === 'ready' && (
        <>
          <PaperList papers={shown.papers} />
          <MoneyLine comparison={shown.comparison} />
          <Lists />
        </>
      )}
    </LoadedPart>
  );
}
