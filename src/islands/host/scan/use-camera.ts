import { type RefObject, useEffect, useRef, useState } from 'react';
import * as messages from '#messages/host/check-in/scan.ts';

/** Milliseconds between two pictures that are looked at: often enough for a hand, and easy on the battery. */
const PAUSE = 200;

/** The camera at the back, with enough pixels for a code of a screen's width. */
const BACK = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };

export interface Camera {
  video: RefObject<HTMLVideoElement | null>;
  isOn: boolean;
  /** Why there is no picture. */
  problem: string | undefined;
  tryAgain(): void;
}

/** Shows the camera at the back in a video, and gives each text that it reads to `onText`, which stays the same. */
export function useCamera(onText: (text: string) => unknown): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the camera anew.
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    let isOver = false;
    let stop = () => {};
    const fail = (error: unknown) => {
      if (!isOver) setProblem(sentenceOf(error));
    };
    start(player, onText)
      .then((end) => {
        if (isOver) return end();
        stop = end;
        setOn(true);
      })
      .catch(fail);
    return () => {
      isOver = true;
      stop();
      setOn(false);
    };
  }, [attempt, onText]);

  const tryAgain = () => {
    setProblem(undefined);
    setAttempt((count) => count + 1);
  };
  return { video, isOn, problem, tryAgain };
}

/** Starts the camera. Returns what stops it. */
async function start(player: HTMLVideoElement, onText: (text: string) => unknown): Promise<() => void> {
  if (!navigator.mediaDevices)
    throw new DOMException('', isSecureContext ? 'NotFoundError' : 'SecurityError');
  const { frameLoop, QRCamera, QRCanvas } = await import('qr/dom.js');
  const camera = new QRCamera(player, await navigator.mediaDevices.getUserMedia({ video: BACK }));
  const canvas = new QRCanvas({}, { cropToSquare: false });
  let isReading = false;
  let last = 0;
  const read = async () => {
    const text = await camera.readFrame(canvas, true);
    if (typeof text === 'string') onText(text);
  };
  const stopLoop = frameLoop((now) => {
    if (isReading || now - last < PAUSE) return;
    last = now;
    isReading = true;
    void read().finally(() => {
      isReading = false;
    });
  }, player);
  return () => {
    stopLoop();
    camera.stop();
  };
}

const SENTENCES: Record<string, string> = {
  NotAllowedError: messages.DENIED,
  SecurityError: messages.NOT_SECURE,
  NotFoundError: messages.NO_CAMERA,
  OverconstrainedError: messages.NO_CAMERA,
};

function sentenceOf(error: unknown): string {
  return (error instanceof DOMException && SENTENCES[error.name]) || messages.CAMERA_FAILED;
}
