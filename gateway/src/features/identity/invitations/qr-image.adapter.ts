import sharp from 'sharp';
import { encode } from 'uqr';

/** Level Q tolerates damage to a quarter of the code, and a quiet zone of four modules surrounds it (ISO/IEC 18004). */
const levels = { ecc: 'Q', border: 4 } as const;

/** Large enough to scan from paper. */
const pixelsPerModule = 10;

const light = 255;
const dark = 0;

export async function drawQrDataUrl(text: string): Promise<string> {
  return `data:image/png;base64,${(await drawQrImage(text)).toString('base64')}`;
}

/** A QR code as a PNG. Always dark on light, because many phones cannot scan anything else. */
async function drawQrImage(text: string): Promise<Buffer> {
  const { data, size } = encode(text, levels);
  const pixels = Buffer.from(data.flat().map((isDark) => (isDark ? dark : light)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * pixelsPerModule, null, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
