import sharp, { type Sharp } from 'sharp';
import { withSegments } from '../crafted-files.js';
import { aHeic } from '../heic-files.js';
import { aPicture, heicPicture } from '../pictures.js';
import { type CorpusFile, secret } from './corpus.types.js';

const noise = (options: { width?: number; height?: number } = {}): Sharp =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      ...options,
    },
  });

/** Three frames of an animation. */
async function frames(): Promise<Sharp> {
  const picture = await noise({ height: 96 }).png().toBuffer();
  return sharp(picture, { raw: undefined }).resize(64, 96).extend({ bottom: 48, background: 'red' });
}

/** What phones and programs write, in every format that photos may have. */
export async function validImages(): Promise<CorpusFile[]> {
  const stored = async (name: string, picture: Sharp | Buffer): Promise<CorpusFile> => ({
    name,
    content: Buffer.isBuffer(picture) ? picture : await picture.toBuffer(),
    expected: 'stored',
  });
  const animation = { loop: 0, delay: [100, 100, 100], pageHeight: 48 };
  return Promise.all([
    stored('JPEG', noise().jpeg()),
    stored('JPEG that is progressive', noise().jpeg({ progressive: true })),
    stored('JPEG in gray', noise().grayscale().jpeg()),
    stored('JPEG in CMYK', noise().toColourspace('cmyk').jpeg()),
    stored('JPEG without chroma subsampling', noise().jpeg({ chromaSubsampling: '4:4:4' })),
    stored('JPEG of one pixel', noise({ width: 1, height: 1 }).jpeg()),
    stored('PNG with 16 bits', noise().toColourspace('rgb16').png()),
    stored('PNG with transparency', noise().ensureAlpha(0.5).png()),
    stored('PNG with a palette', noise().png({ palette: true, colours: 16 })),
    stored('PNG that is a thousand times wider than high', aPicture({ width: 1000, height: 1 }).png()),
    stored('WebP', noise().webp()),
    stored('WebP that is lossless', noise().webp({ lossless: true })),
    stored('WebP with transparency', noise().ensureAlpha(0.5).webp()),
    stored('WebP that is animated', (await frames()).webp(animation)),
    stored('GIF', noise().gif()),
    stored('GIF that is animated', (await frames()).gif(animation)),
    stored('GIF that is interlaced', noise().gif({ progressive: true })),
    stored('HEIC', heicPicture),
    stored('HEIC of nine tiles', aHeic({ columns: 3, rows: 3 })),
    stored('JPEG named like a text', noise().jpeg()),
  ]);
}

/** A photo with everything that tells about its owner: EXIF with GPS, XMP, IPTC, comments and a color profile. */
export async function tellingImages(): Promise<CorpusFile[]> {
  const exif = {
    IFD0: { Artist: secret, Copyright: secret },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
  };
  const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta><?xpacket end="w"?>`;
  const telling = (picture: Sharp) => picture.withIccProfile('p3').withExifMerge(exif).withXmp(xmp);
  const jpeg = await telling(noise()).jpeg().toBuffer();
  const comment = Buffer.from(secret);
  const gif = await noise().gif().toBuffer();
  const gifComment = Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), comment, Buffer.from([0])]);
  const files: [string, Buffer][] = [
    ['JPEG', jpeg],
    ['JPEG with comments', withSegments(jpeg, 0xfe, [comment, comment])],
    ['JPEG with IPTC', withSegments(jpeg, 0xed, [Buffer.concat([Buffer.from('Photoshop 3.0\0'), comment])])],
    ['PNG', await telling(noise()).png().toBuffer()],
    ['WebP', await telling(noise()).webp().toBuffer()],
    ['GIF with a comment', Buffer.concat([gif.subarray(0, gif.length - 1), gifComment, gif.subarray(-1)])],
    ['HEIC with more after it', Buffer.concat([heicPicture, comment])],
  ];
  return files.map(([name, content]) => ({ name: `${name} that tells about its owner`, content, expected: 'stored' }));
}

/** Blue at the top left, and higher than wide, once it is upright. */
export const uprightSize = { width: 32, height: 48 };

/** The same picture in each way in which a phone can be held (EXIF orientations 1 to 8). */
export async function orientations(): Promise<CorpusFile[]> {
  const upright = await sharp({ create: { ...uprightSize, channels: 3, background: 'red' } })
    .composite([{ input: { create: { width: 16, height: 16, channels: 3, background: 'blue' } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const turned = (degrees: number) => sharp(upright).rotate(degrees).png().toBuffer();
  const asHeld: readonly (() => Promise<Buffer>)[] = [
    () => turned(0),
    () => sharp(upright).flop().png().toBuffer(),
    () => turned(180),
    () => sharp(upright).flip().png().toBuffer(),
    async () =>
      sharp(await turned(90))
        .flop()
        .png()
        .toBuffer(),
    () => turned(270),
    async () =>
      sharp(await turned(270))
        .flop()
        .png()
        .toBuffer(),
    () => turned(90),
  ];
  return Promise.all(
    asHeld.map(async (take, index) => ({
      name: `JPEG with orientation ${index + 1}`,
      content: await sharp(await take())
        .withMetadata({ orientation: index + 1 })
        .jpeg()
        .toBuffer(),
      expected: 'stored' as const,
    })),
  );
}
