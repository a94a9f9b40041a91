import { MINUTE } from '#domain/dates/duration.ts';

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
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE);
}
