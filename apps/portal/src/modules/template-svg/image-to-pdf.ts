/** Pixels as RGBA, row by row: an `ImageData`. */
export interface PixelImage {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface PageSize {
  readonly widthInches: number;
  readonly heightInches: number;
}

/** PDF lengths are in points. */
const POINTS_PER_INCH = 72;

/** The pixels as RGB, without alpha. */
function withoutAlpha({ data, width, height }: PixelImage): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    rgb.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  }
  return rgb;
}

/** Compresses in zlib format, which FlateDecode reads. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Creates a one-page PDF filled by an image, without lossy compression (ISO 32000-1).
 *
 * @param image - an opaque image.
 */
export async function imageToPdf(
  image: PixelImage,
  { widthInches, heightInches }: PageSize,
): Promise<Blob> {
  const [width, height] = [widthInches, heightInches].map((side) =>
    (side * POINTS_PER_INCH).toFixed(2),
  );
  const pixels = await deflate(withoutAlpha(image));
  const content = `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q`;
  const objects: readonly (readonly BlobPart[])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R`,
      ' /Resources << /XObject << /Picture 5 0 R >> >> >>',
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height}`,
      ` /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /Length ${pixels.length} >>`,
      '\nstream\n',
      pixels,
      '\nendstream',
    ],
  ];

  const parts: BlobPart[] = ['%PDF-1.4\n'];
  const offsets: number[] = [];
  let size = sizeOf(parts);
  for (const [index, object] of objects.entries()) {
    const lines = [`${index + 1} 0 obj\n`, ...object, '\nendobj\n'];
    offsets.push(size);
    parts.push(...lines);
    size += sizeOf(lines);
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`,
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
}

const sizeOf = (parts: readonly BlobPart[]) => new Blob([...parts]).size;
