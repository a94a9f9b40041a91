import { useId, useState } from 'react';
import { MAX_ZOOM, partOf, SHAPES, shaped, type View, zoomed } from '#domain/rooms/photo-crop.ts';
import pills from '#islands/host/Pills.module.css';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogActions } from '#islands/ui/dialog/Dialog.tsx';
import { RadioGroup } from '#islands/ui/form/RadioGroup.tsx';
import * as messages from '#messages/host/photos.ts';
import { changeUpload, openCrop, type Upload } from '#stores/host/rooms/photo-upload.ts';
import styles from './CropDialog.module.css';
import { useCropMoves } from './use-crop-moves.ts';

export function CropDialog({ upload }: { upload: Upload }) {
  const [view, setView] = useState(upload.view);
  const [photo, setPhoto] = useState(SHAPES.landscape);
  const close = () => openCrop(undefined);
  const use = () => {
    changeUpload(upload.key, { view });
    close();
  };
  return (
    <Dialog title={messages.cropOf(upload.file.name)} size="sheet" onClose={close}>
      <RadioGroup
        legend={messages.shape}
        choices={messages.CROP_SHAPES}
        chosen={view.shape}
        onChange={(shape) => setView(shaped(view, shape, photo))}
        layout="row"
        className={pills.pills}
      />
      <Frame url={upload.url} view={view} photo={photo} onView={setView} onPhoto={setPhoto} />
      {view.shape !== 'whole' && (
        <label className={styles.zoom}>
          <span>{messages.zoom}</span>
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={view.zoom}
            onChange={({ target }) => setView(zoomed(view, Number(target.value), photo))}
          />
        </label>
      )}
      <DialogActions>
        <Button kind="quiet" onClick={close}>
          {messages.cancel}
        </Button>
        <Button onClick={use}>{messages.cropDone}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface FrameProps {
  url: string;
  view: View;
  /** The photo's width divided by its height. */
  photo: number;
  onView: (view: View) => void;
  onPhoto: (ratio: number) => void;
}

function Frame({ url, view, photo, onView, onPhoto }: FrameProps) {
  const hint = useId();
  const moves = useCropMoves(view, photo, onView);
  const { left, top, width, height } = partOf(view, photo);
  const isWhole = view.shape === 'whole';
  const ratio = SHAPES[view.shape] ?? photo;
  const place = {
    inlineSize: `${100 / width}%`,
    blockSize: `${100 / height}%`,
    insetInlineStart: `${(-100 * left) / width}%`,
    insetBlockStart: `${(-100 * top) / height}%`,
  };
  return (
    <>
      <div
        className={styles.frame}
        style={{ aspectRatio: ratio, inlineSize: `min(100%, calc(38dvb * ${ratio}))` }}
        data-whole={isWhole || undefined}
        {...(!isWhole && {
          role: 'application',
          'aria-label': messages.frame,
          'aria-describedby': hint,
          tabIndex: 0,
        })}
        {...(!isWhole && moves)}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          style={place}
          onLoad={({ currentTarget }) => onPhoto(currentTarget.naturalWidth / currentTarget.naturalHeight)}
        />
      </div>
      {!isWhole && (
        <p id={hint} className="soft">
          {messages.frameHint}
        </p>
      )}
    </>
  );
}
