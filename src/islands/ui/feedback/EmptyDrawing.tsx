import styles from './EmptyDrawing.module.css';

/** The host's pictures for empty screens; a picture that was removed is left out. */
const files = import.meta.glob<string>('/content/pictures/scenes/{empty-cart,not-found}.*', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

interface Props {
  name: 'empty-cart' | 'not-found';
}

/** Shows a drawing above the words of an empty screen. */
export function EmptyDrawing({ name }: Props) {
  const file = Object.entries(files).find(([path]) => path.includes(`/${name}.`))?.[1];
  return file && <img className={styles.drawing} src={file} alt="" width={320} height={240} />;
}
