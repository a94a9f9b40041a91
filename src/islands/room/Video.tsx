import { useState } from 'react';
import { VIDEO_PLAYER } from '#domain/outside-services.ts';
import { playVideo, video, videoOf } from '#messages/room-sections.ts';
import styles from './Room.module.css';

/** Requests nothing from the video's host before it is played. */
export function Video({ id, name }: { id: string; name: string }) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <section className="no-print">
      <h2>{video}</h2>
      <div className={styles.video}>
        {isPlaying ? (
          <iframe
            src={`${VIDEO_PLAYER}${id}?autoplay=1&rel=0`}
            title={videoOf(name)}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <button type="button" onClick={() => setPlaying(true)}>
            <svg viewBox="0 0 48 48" width="64" height="64" aria-hidden="true">
              <circle cx="24" cy="24" r="23" />
              <path d="M19 15l15 9-15 9z" />
            </svg>
            {playVideo}
          </button>
        )}
      </div>
    </section>
  );
}
