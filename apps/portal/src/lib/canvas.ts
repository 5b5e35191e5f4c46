/** Creates a canvas. @param size - in pixels. */
export function createCanvas({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** @throws Error if the browser has no canvas. */
export function getContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not support canvas.');
  return context;
}

/**
 * Loads an image with CORS, so that a canvas that contains the image can be saved.
 *
 * @param url - a URL that the caller has checked.
 * @throws Error if the image can't be loaded, or if its host doesn't allow CORS.
 */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return image;
}

/** Encodes a canvas as a PNG. @throws Error if the browser can't encode it. */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('This browser could not create a PNG.'));
    }, 'image/png');
  });
}
