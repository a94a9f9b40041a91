import { DateChangeDialogs } from './DateChangeDialogs.tsx';
import { OneStayDialog } from './OneStayDialog.tsx';

export function CartDialogs() {
  return (
    <>
      <DateChangeDialogs />
      <OneStayDialog />
    </>
  );
}
