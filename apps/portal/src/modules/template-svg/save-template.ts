import { createCanvas, getContext, loadImage, toPng } from '../../lib/canvas.ts';
import { saveFile } from '../../lib/save-file.ts';
import { imageToPdf } from './image-to-pdf.ts';
import { logoSize, rasterSize, type RasterSize } from './raster-size.ts';

/** CSS pixels per inch; SVG units are CSS pixels at full size. */
const PIXELS_PER_INCH = 96;
const PRINT_PIXELS_PER_INCH = 300;
const SCREEN_SCALE = 2;

/**
 * Saves the SVG as shown: as a PDF at actual size with 300 pixels per inch, or as a PNG at twice its size.
 *
 * @param name - the file name.
 * @throws {TemplateTooLarge} if browsers can't render the size.
 * @throws Error if the browser can't render it, for example because of a logo without CORS access.
 */
export async function saveTemplate(
  svg: SVGSVGElement,
  name: string,
  kind: 'pdf' | 'png',
): Promise<void> {
  const scale = kind === 'pdf' ? PRINT_PIXELS_PER_INCH / PIXELS_PER_INCH : SCREEN_SCALE;
  const { width, height } = svg.viewBox.baseVal;
  const canvas = await render(svg, rasterSize({ width, height }, scale));
  const file =
    kind === 'png'
      ? await toPng(canvas)
      : await imageToPdf(getContext(canvas).getImageData(0, 0, canvas.width, canvas.height), {
          widthInches: width / PIXELS_PER_INCH,
          heightInches: height / PIXELS_PER_INCH,
        });
  saveFile(file, name);
}

async function render(svg: SVGSVGElement, size: RasterSize) {
  const { width, height } = size;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  // An SVG image can't load other files, so images must be embedded.
  await Promise.all(
    Array.from(copy.querySelectorAll('image'), async (image) => {
      const slotSize = { width: readSide(image, 'width'), height: readSide(image, 'height') };
      image.setAttribute('href', await toDataUrl(image.getAttribute('href') ?? '', slotSize));
    }),
  );
  const text = new XMLSerializer().serializeToString(copy);
  const svgImage = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
  const canvas = createCanvas(size);
  const context = getContext(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(svgImage, 0, 0, width, height);
  return canvas;
}

const readSide = (image: SVGImageElement, side: 'width' | 'height') =>
  Number(image.getAttribute(side)) || 0;

async function toDataUrl(url: string, slotSize: RasterSize): Promise<string> {
  const image = await loadImage(url);
  const size = logoSize({ width: image.naturalWidth, height: image.naturalHeight }, slotSize);
  const canvas = createCanvas(size);
  getContext(canvas).drawImage(image, 0, 0, size.width, size.height);
  return canvas.toDataURL('image/png');
}
