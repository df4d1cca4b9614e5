import QRCode from 'qrcode';
import sharp from 'sharp';

/** A quarter of the code may be stained or torn (ISO/IEC 18004, level Q), and four modules around it stay empty. */
const errorCorrectionLevel = 'Q';
const quietModules = 4;

/** Large enough to be read from paper. */
const pixelsPerModule = 10;

const light = 255;
const dark = 0;

/** A QR code as a PNG. Dark on light whatever the theme: many phones read nothing else. */
export async function qrImage(text: string): Promise<Buffer> {
  const { modules } = QRCode.create(text, { errorCorrectionLevel });
  const width = modules.size + 2 * quietModules;
  const pixels = Buffer.alloc(width * width, light);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) pixels[(row + quietModules) * width + column + quietModules] = dark;
    }
  }
  return sharp(pixels, { raw: { width, height: width, channels: 1 } })
    .resize(width * pixelsPerModule, null, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
