import type { HostBooking } from '#contract/host/booking-line.ts';
import { Button } from '#islands/ui/Button.tsx';
import { CompanyFields } from '#islands/ui/company/CompanyFields.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { Form, FormProblem } from '#islands/ui/form/Form.tsx';
import { useValue } from '#islands/ui/use-value.ts';
import { company as title } from '#messages/host/booking-page.ts';
import * as messages from '#messages/host/papers/company.ts';
import {
  $company,
  $companyForm,
  closeCompany,
  removeCompany,
  saveCompany,
  typeCompany,
} from '#stores/host/papers/company.ts';

/** Names the company that the next papers of a booking are made out to, or takes it away. */
export function CompanySheet({ booking: { id, company } }: { booking: Pick<HostBooking, 'id' | 'company'> }) {
  const typed = useValue($company);
  const { isBusy, problems } = useValue($companyForm);
  return (
    <Dialog title={title} onClose={closeCompany} size="sheet" isBusy={isBusy}>
      <Form onSend={() => saveCompany(id)}>
        <CompanyFields typed={typed} problems={problems} onChange={typeCompany} />
        <FormProblem>{problems.form}</FormProblem>
        <DialogActions>
          <Button type="submit" busy={isBusy}>
            {messages.save}
          </Button>
          {company && (
            <Button kind="quiet" busy={isBusy} onClick={() => void removeCompany(id)}>
              {messages.remove}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}
