import { expect, test } from 'vitest';
import { invoiceFileName } from '#domain/booking/booking-reference.ts';
import { contentDisposition } from '#server/platform/http/attachment.ts';

test('an invoice is saved as Invoice_SH{id}_{name}.pdf', () => {
  expect(invoiceFileName(107, 'Ananya Mohanty')).toBe('Invoice_SH107_Ananya_Mohanty.pdf');
  expect(invoiceFileName(7, '  ଅନନ୍ୟା  ମହାନ୍ତି ')).toBe('Invoice_SH7_ଅନନ୍ୟା_ମହାନ୍ତି.pdf');
});

test('a name can neither leave the folder nor forge a header', () => {
  expect(invoiceFileName(1, '../../etc/passwd\r\nX: y')).toBe('Invoice_SH1_etcpasswd_X_y.pdf');
  expect(invoiceFileName(1, '"; drop"')).toBe('Invoice_SH1_drop.pdf');
  expect(invoiceFileName(1, '\u202e///')).toBe('Invoice_SH1_guest.pdf');
});

test('both forms of RFC 6266 are sent', () => {
  expect(contentDisposition('Invoice_SH7_Ananya.pdf')).toBe(
    `attachment; filename="Invoice_SH7_Ananya.pdf"; filename*=UTF-8''Invoice_SH7_Ananya.pdf`,
  );
  expect(contentDisposition('Invoice_SH7_José.pdf')).toBe(
    `attachment; filename="Invoice_SH7_Jose.pdf"; filename*=UTF-8''Invoice_SH7_Jos%C3%A9.pdf`,
  );
  expect(contentDisposition('Invoice_SH7_ଅନନ୍ୟା.pdf')).toBe(
    `attachment; filename="Invoice_SH7.pdf"; filename*=UTF-8''Invoice_SH7_%E0%AC%85%E0%AC%A8%E0%AC%A8%E0%AD%8D%E0%AD%9F%E0%AC%BE.pdf`,
  );
});
