import { saveFile } from '../../lib/save-file.ts';
import { pictureToPdf } from './picture-to-pdf.ts';
import { logoSize, rasterSize, type RasterSize } from './raster-size.ts';

/** CSS pixels to an inch; a drawing's units are CSS pixels at full size. */
const PIXELS_PER_INCH = 96;
const PRINT_PIXELS_PER_INCH = 300;
const SCREEN_SCALE = 2;

/**
 * Saves a drawing as it is shown: as a PDF of its true size with 300 pixels to the inch, or as a PNG of twice its size.
 *
 * @param name - of the file.
 * @throws {TemplateTooLarge} for a drawing of a size that no browser makes a picture of.
 * @throws where the browser cannot draw it: a logo that its host does not let others read.
 */
export async function saveTemplate(
  svgRef: SVGSVGElement,
  name: string,
  kind: 'pdf' | 'png',
): Promise<void> {
  const scale = kind === 'pdf' ? PRINT_PIXELS_PER_INCH / PIXELS_PER_INCH : SCREEN_SCALE;
  const { width, height } = svgRef.viewBox.baseVal;
  const canvas = await paint(svgRef, rasterSize({ width, height }, scale));
  const file =
    kind === 'png'
      ? await toBlob(canvas)
      : await pictureToPdf(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height), {
          widthInches: width / PIXELS_PER_INCH,
          heightInches: height / PIXELS_PER_INCH,
        });
  saveFile(file, name);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  return context;
}

async function paint(svgRef: SVGSVGElement, size: RasterSize) {
  const { width, height } = size;
  const copy = svgRef.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  // A picture loads nothing by itself: what it shows must be in it.
  await Promise.all(
    Array.from(copy.querySelectorAll('image'), async (image) => {
      const place = { width: sideOf(image, 'width'), height: sideOf(image, 'height') };
      image.setAttribute('href', await toDataAddress(image.getAttribute('href') ?? '', place));
    }),
  );
  const text = new XMLSerializer().serializeToString(copy);
  const picture = await load(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
  const canvas = canvasOf(size);
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function canvasOf({ width, height }: RasterSize): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}

const sideOf = (image: SVGImageElement, side: 'width' | 'height') =>
  Number(image.getAttribute(side)) || 0;

async function toDataAddress(address: string, place: RasterSize): Promise<string> {
  const image = await load(address);
  const size = logoSize({ width: image.naturalWidth, height: image.naturalHeight }, place);
  const canvas = canvasOf(size);
  contextOf(canvas).drawImage(image, 0, 0, size.width, size.height);
  return canvas.toDataURL('image/png');
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('This browser makes no PNG.'));
    }, 'image/png');
  });
}
