import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aGif, aPng, inflatingText, pngChunk, webpCanvas, withJpegSize, withSegments } from '../crafted-files.js';
import { aHeic } from '../heic-files.js';
import { aPicture, heicPicture } from '../pictures.js';
import { type CorpusFile, type Expectation, secret } from './corpus.types.js';

type Row = readonly [name: string, content: Buffer | string, expected: Expectation];

const filesOf = (rows: readonly Row[]): CorpusFile[] =>
  rows.map(([name, content, expected]) => ({ name, content: Buffer.from(content), expected }));

/** Small files that ask for much memory or time. */
export async function extremeImages(): Promise<CorpusFile[]> {
  const jpeg = await aPicture().jpeg().toBuffer();
  const nothing = deflateSync(Buffer.alloc(100));
  return filesOf([
    ['PNG of 16,000,000 by 3 pixels', aPng({ width: 16_000_000, height: 3, pixels: nothing }), 413],
    [
      'PNG of 2,147,483,647 by 2,147,483,647 pixels',
      aPng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, pixels: nothing }),
      413,
    ],
    ['PNG of 16,000 by 16,000 pixels', aPng({ width: 16_000, height: 16_000, pixels: nothing }), 413],
    ['PNG with fewer pixels than it declares', aPng({ width: 3000, height: 1000, pixels: nothing }), 415],
    [
      'PNG with more pixels than it declares',
      aPng({ pixels: deflateSync(Buffer.alloc(5_000_000)) }),
      'stored or refused',
    ],
    ['PNG with texts that inflate to 1 GB', aPng({ chunks: Array(50).fill(inflatingText(20_000_000)) }), 'stored'],
    ['PNG with 30,000 empty chunks', aPng({ chunks: Array(30_000).fill(pngChunk('teST')) }), 'stored'],
    ['PNG with 60,000 chunks of no pixels', aPng({ chunks: Array(60_000).fill(pngChunk('IDAT')) }), 415],
    ['PNG with 1 MB of EXIF', aPng({ chunks: [pngChunk('eXIf', Buffer.alloc(1_000_000, 1))] }), 'stored'],
    [
      'PNG with two color profiles',
      aPng({ chunks: Array(2).fill(pngChunk('iCCP', Buffer.from('a\0\0x'))) }),
      'stored or refused',
    ],
    [
      'PNG with 4,000,000,000 frames',
      aPng({ chunks: [pngChunk('acTL', Buffer.from('ee6b280000000000', 'hex'))] }),
      'stored',
    ],
    ['JPEG of 65,535 by 65,535 pixels', withJpegSize(jpeg, 65_535, 65_535), 413],
    ['JPEG of 65,535 by 1 pixels', withJpegSize(jpeg, 65_535, 1), 413],
    ['JPEG without height', withJpegSize(jpeg, 60, 0), 415],
    ['JPEG with 60 segments of EXIF', withSegments(jpeg, 0xe1, Array(60).fill(Buffer.alloc(65_000, 7))), 'stored'],
    ['JPEG with 30,000 empty comments', withSegments(jpeg, 0xfe, Array(30_000).fill(Buffer.alloc(0))), 'stored'],
    ['GIF of 65,535 by 65,535 pixels', aGif({ width: 65_535, height: 65_535 }), 413],
    ['GIF with a frame of 65,535 by 65,535 pixels', aGif({ frame: { width: 65_535, height: 65_535 } }), 413],
    ['GIF with 100,000 frames', aGif({ frames: 100_000 }), 'stored'],
    ['GIF without pixels', aGif({ width: 0, height: 0, frame: { width: 0, height: 0 } }), 415],
    ['GIF without a frame', aGif({ frames: 0 }), 415],
    ['WebP of 16,777,216 by 16,777,216 pixels', webpCanvas(2 ** 24, 2 ** 24), 413],
    ['WebP without a picture', webpCanvas(10, 10), 415],
    ['HEIC of 4,294,967,295 by 1 pixels', aHeic({ width: 2 ** 32 - 1, height: 1 }), 413],
    ['HEIC of 9,000 by 9,000 pixels', aHeic({ width: 9000, height: 9000 }), 413],
    ['HEIC that declares more than its tiles', aHeic({ width: 4000, height: 4000 }), 415],
    ['HEIC with tiles that declare more than they are', aHeic({ tileSide: 4000 }), 'stored or refused'],
    ['HEIC without pixels', aHeic({ width: 0, height: 0, tileSide: 0 }), 415],
    ['HEIC with 2,500 tiles', aHeic({ columns: 50, rows: 50 }), 415],
    ['HEIC with boxes that contain each other 50,000 times', aHeic({ nesting: 50_000 }), 415],
  ]);
}

/** Files that are something else, or two things at once. What they end in must not be executable. */
export async function disguisedFiles(): Promise<CorpusFile[]> {
  const script = `<script>alert("${secret}")</script>`;
  const [jpeg, png, gif, webp] = await Promise.all([
    aPicture().jpeg().toBuffer(),
    aPicture().png().toBuffer(),
    aPicture().gif().toBuffer(),
    aPicture().webp().toBuffer(),
  ]);
  const zip = Buffer.concat([
    Buffer.from('504b0304', 'hex'),
    Buffer.from(secret),
    Buffer.from('504b0506', 'hex'),
    Buffer.alloc(18),
  ]);
  const html = `<!doctype html><html><body>${script}</body></html>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;
  const join = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
  return filesOf([
    ['PNG and web page', join(png, html), 'stored'],
    ['PNG with a web page in a chunk', aPng({ chunks: [pngChunk('tEXt', Buffer.from(`a\0${html}`))] }), 'stored'],
    ['PNG and ZIP', join(png, zip), 'stored'],
    ['JPEG and ZIP', join(jpeg, zip), 'stored'],
    ['JPEG with a web page as its comment', withSegments(jpeg, 0xfe, [Buffer.from(html)]), 'stored'],
    ['JPEG and PHP', join(jpeg, `<?php echo "${secret}"; ?>`), 'stored'],
    ['GIF and script', join(gif, `/*${secret}*/alert(1)`), 'stored'],
    ['GIF that is a script', 'GIF89a/*<svg/onload=alert(1)>*/=1;alert(1)', 415],
    ['WebP and web page', join(webp, html), 'stored'],
    ['HEIC and web page', join(heicPicture, html), 'stored'],
    ['PDF that contains a JPEG', join('%PDF-1.7\n1 0 obj\nstream\n', jpeg, '\nendstream\n%%EOF'), 415],
    ['web page and PNG', join(html, png), 415],
    ['ZIP and PNG', join(zip, png), 415],
    ['SVG', svg, 415],
    ['SVG with a byte order mark', `\uFEFF${svg}`, 415],
    ['SVG with an entity', `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`, 415],
    ['SVG behind the signature of a PNG', join('\x89PNG\r\n\x1a\n', svg), 415],
    ['AVIF', await aPicture().avif().toBuffer(), 415],
    ['TIFF', await aPicture().tiff().toBuffer(), 415],
    ['BigTIFF', join('II\x2b\0\x08\0\0\0', Buffer.alloc(64)), 415],
    ['JPEG 2000', join(Buffer.from('0000000c6a5020200d0a870a', 'hex'), Buffer.alloc(64)), 415],
    ['JPEG XL', join(Buffer.from('ff0a', 'hex'), Buffer.alloc(64)), 415],
    ['BMP', join('BM', Buffer.alloc(64)), 415],
    ['icon', join(Buffer.from('00000100', 'hex'), Buffer.alloc(64)), 415],
    ['PPM', join('P6\n4 4\n255\n', Buffer.alloc(48)), 415],
    ['Radiance', '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n0000', 415],
    ['FITS', `SIMPLE  =                    T${' '.repeat(80)}`, 415],
    ['Photoshop', join('8BPS', Buffer.alloc(64)), 415],
    [
      'ImageMagick commands',
      'push graphic-context\nfill \'url(https://example.com/"|ls "-la)\'\npop graphic-context',
      415,
    ],
    ['MP4', join(Buffer.from('0000001866747970', 'hex'), 'isom', Buffer.alloc(64)), 415],
    ['PDF', '%PDF-1.7\n%%EOF', 415],
    ['executable', join('\x7fELF', Buffer.alloc(64)), 415],
    ['web page', html, 415],
    ['nothing', '', 415],
    ['one byte', '\xff', 415],
    ['zeros', Buffer.alloc(1000), 415],
  ]);
}

/** Each format cut off at some places, and with flipped bits. They are the same in every run. */
export async function damagedImages(): Promise<CorpusFile[]> {
  const picture = sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const originals: [string, Buffer][] = [
    ['JPEG', await picture.clone().jpeg().toBuffer()],
    ['progressive JPEG', await picture.clone().jpeg({ progressive: true }).toBuffer()],
    ['PNG', await picture.clone().png().toBuffer()],
    ['WebP', await picture.clone().webp().toBuffer()],
    ['GIF', await picture.clone().gif().toBuffer()],
    ['HEIC', heicPicture],
  ];
  return originals.flatMap(([name, original]) => [
    ...[0.05, 0.5, 0.95].map((part) => ({
      name: `${name} cut off after ${part * 100} %`,
      content: original.subarray(0, Math.floor(original.length * part)),
      expected: name === 'GIF' && part === 0.95 ? ('stored or refused' as const) : (415 as const),
    })),
    ...[3, 7, 31].map((step) => ({
      name: `${name} with bits flipped at every ${step} %`,
      content: flipBits(original, step),
      expected: 'stored or refused' as const,
    })),
  ]);
}

/** The signature stays, so that the decoder gets to see the file. */
function flipBits(original: Buffer, percent: number): Buffer {
  const damaged = Buffer.from(original);
  const step = Math.max(1, Math.floor((original.length * percent) / 100));
  for (let place = 40 + percent; place < damaged.length; place += step)
    damaged[place] = (damaged[place] ?? 0) ^ (1 << (place % 8));
  return damaged;
}
