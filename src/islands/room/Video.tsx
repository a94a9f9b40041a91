import { useState } from 'react';
import { VIDEO_PLAYER } from '#domain/content/outside-services.ts';
import { playVideo, videoOf } from '#messages/rooms/room-sections.ts';
import styles from './Room.module.css';

/** Shows a button until it is played; before, nothing is requested from the video's host. */
export function Video({ id, name }: { id: string; name: string }) {
  const [isPlaying, setPlaying] = useState(false);
  if (!isPlaying) {
    return (
      <button type="button" className={`no-print ${styles.play}`} onClick={() => setPlaying(true)}>
        <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
          <circle cx="24" cy="24" r="23" />
          <path d="M19 15l15 9-15 9z" />
        </svg>
        {playVideo}
      </button>
    );
  }
  return (
    <iframe
      className={`no-print ${styles.video}`}
      src={`${VIDEO_PLAYER}${id}?autoplay=1&rel=0`}
      title={videoOf(name)}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
