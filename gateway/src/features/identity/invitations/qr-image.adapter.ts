import QRCode from 'qrcode';
import sharp from 'sharp';

/** Level Q tolerates damage to a quarter of the code, and a quiet zone of four modules surrounds it (ISO/IEC 18004). */
const errorCorrectionLevel = 'Q';
const quietModules = 4;

/** Large enough to scan from paper. */
const pixelsPerModule = 10;

const light = 255;
const dark = 0;

/** A QR code as a data URL, for an image on a page. */
export async function drawQrDataUrl(text: string): Promise<string> {
  return `data:image/png;base64,${(await drawQrImage(text)).toString('base64')}`;
}

/** A QR code as a PNG. Always dark on light, because many phones cannot scan anything else. */
async function drawQrImage(text: string): Promise<Buffer> {
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
