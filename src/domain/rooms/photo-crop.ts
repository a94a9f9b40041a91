/** The part of a photo that is kept, in fractions of the photo's width and height. */

export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Width by height of the part; `whole` keeps all of the photo. */
export const SHAPES = { whole: undefined, landscape: 4 / 3, square: 1 } as const;
export type Shape = keyof typeof SHAPES;

/** A photo can be enlarged at most this many times. */
export const MAX_ZOOM = 4;

/** What is seen of a photo: the middle of the part, and how far it is enlarged. */
export interface View {
  shape: Shape;
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: View = { shape: 'whole', zoom: 1, x: 0.5, y: 0.5 };

/** Returns the part that a view shows of a photo with this width by height, always inside of it. */
export function partOf({ shape, zoom, x, y }: View, photo: number): Part {
  const ratio = SHAPES[shape];
  if (ratio === undefined) return { left: 0, top: 0, width: 1, height: 1 };
  const width = Math.min(1, ratio / photo) / zoom;
  const height = Math.min(1, photo / ratio) / zoom;
  return { left: between(x - width / 2, 1 - width), top: between(y - height / 2, 1 - height), width, height };
}

/** Returns the view moved by a part of what it shows: `0.5` to the right is half a frame. */
export function moved(view: View, by: { x: number; y: number }, photo: number): View {
  const { left, top, width, height } = partOf(view, photo);
  return settled({ ...view, x: left + width / 2 + by.x * width, y: top + height / 2 + by.y * height }, photo);
}

export function zoomed(view: View, zoom: number, photo: number): View {
  return settled({ ...view, zoom: Math.min(MAX_ZOOM, Math.max(1, zoom)) }, photo);
}

export function shaped(view: View, shape: Shape, photo: number): View {
  return settled({ ...view, shape }, photo);
}

/** Returns the view with its middle moved into the photo: beyond the edge, the first steps back would move nothing. */
function settled(view: View, photo: number): View {
  const { left, top, width, height } = partOf(view, photo);
  return { ...view, x: left + width / 2, y: top + height / 2 };
}

function between(value: number, most: number): number {
  return Math.min(Math.max(0, most), Math.max(0, value));
}
