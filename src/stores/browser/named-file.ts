/** A file that a guest saves, with the name under which it is saved. */
export interface NamedFile {
  name: string;
  content: Blob;
}
