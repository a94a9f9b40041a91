import { avatarUrl, type User } from '#stores/account/profile.ts';
import styles from './Profile.module.css';

interface Props {
  user: User;
  /** The address of a picture that is being uploaded. */
  preview?: string | undefined;
}

/** Shows the picture, or the first letter of the name. Decorative, because the name is beside it. */
export function Avatar({ user, preview }: Props) {
  const source = preview ?? (user.picture_url ? avatarUrl(user.picture_url) : undefined);
  if (source) return <img className={styles.avatar} src={source} alt="" width="96" height="96" />;
  const [letter = '?'] = (user.name?.trim() || user.email).toUpperCase();
  return (
    <span className={styles.avatar} aria-hidden="true">
      {letter}
    </span>
  );
}
