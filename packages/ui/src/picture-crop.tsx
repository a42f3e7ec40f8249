import 'react-easy-crop/react-easy-crop.css';
import './picture-crop.css';
import { useId, useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { cx } from './cx.ts';

/** A part of a picture, in its own pixels. */
export type CropArea = Area;

export type PictureCropProps = {
  /** Address of the picture. */
  src: string;
  /** Name of the part that can be moved, said aloud. */
  label: string;
  zoomLabel: string;
  onArea: (area: CropArea) => void;
  /** The browser cannot show the picture. */
  onBroken: () => void;
  round?: boolean;
  className?: string | undefined;
};

const zooms = { least: 1, most: 4, step: 0.05 };
/** Pixels that an arrow key moves; with Shift a fifth of it. */
const keyboardStep = 12;

/** Chooses a square of a picture: drag, pinch, wheel, arrow keys, and a slider for the size. */
export function PictureCrop(props: PictureCropProps) {
  const id = useId();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(zooms.least);
  return (
    <>
      <div className={cx('crop', props.className)}>
        <Cropper
          image={props.src}
          crop={crop}
          zoom={zoom}
          minZoom={zooms.least}
          maxZoom={zooms.most}
          aspect={1}
          cropShape={props.round ? 'round' : 'rect'}
          showGrid={false}
          objectFit="cover"
          keyboardStep={keyboardStep}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => props.onArea(pixels)}
          mediaProps={{ alt: '', onError: props.onBroken }}
          cropperProps={{ 'aria-label': props.label, role: 'group' }}
        />
      </div>
      <div className="zoom">
        <label className="label" htmlFor={id}>
          {props.zoomLabel}
        </label>
        <input
          id={id}
          type="range"
          min={zooms.least}
          max={zooms.most}
          step={zooms.step}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </div>
    </>
  );
}

/**
 * Cuts a square out of a picture.
 *
 * @param side most pixels of the result; a smaller part is not enlarged.
 * @returns null when the browser cannot read or write the picture.
 */
export async function cutSquare(src: string, area: CropArea, side: number): Promise<Blob | null> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const size = Math.max(1, Math.min(side, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What is see-through would turn black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, size, size);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, size, size);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}
