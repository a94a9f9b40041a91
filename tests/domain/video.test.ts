import { expect, test } from 'vitest';
import { videoId } from '#domain/video.ts';

test.each([
  'dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
])('%s has an id of 11 characters', (link) => {
  expect(videoId(link)).toBe('dQw4w9WgXcQ');
});

test.each([
  null,
  '',
  'not a link',
  'https://youtu.be/short',
  'https://youtu.be/dQw4w9WgXcQ12',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@nilachalhomestays',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
])('%s has no id', (link) => {
  expect(videoId(link)).toBeUndefined();
});
