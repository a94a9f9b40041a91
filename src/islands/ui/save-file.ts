import { MINUTE } from '#domain/duration.ts';

/** A file as the browser saves it. */
export interface NamedFile {
  name: string;
  content: Blob;
}

export function saveFile({ name, content }: NamedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE);
}
