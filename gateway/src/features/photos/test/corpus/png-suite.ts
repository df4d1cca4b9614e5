import { deflateSync } from 'node:zlib';
import { aPng, pngChunk } from '../crafted-files.js';
import type { CorpusFile, Expectation } from './corpus.types.js';

/** Every combination of color type and bit depth that PNG allows, with the samples of a pixel. */
const kinds: readonly [colorType: number, samples: number, bitDepths: readonly number[]][] = [
  [0, 1, [1, 2, 4, 8, 16]],
  [2, 3, [8, 16]],
  [3, 1, [1, 2, 4, 8]],
  [4, 2, [8, 16]],
  [6, 4, [8, 16]],
];

/** The start and the step of each pass of an interlaced PNG, across and down. */
const passes: readonly (readonly [x: number, y: number, dx: number, dy: number])[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];
const side = 32;

/** Like the basic files of PngSuite: each kind, also interlaced. */
export function basicPngs(): CorpusFile[] {
  return kinds.flatMap(([colorType, samples, bitDepths]) =>
    bitDepths.flatMap((bitDepth) =>
      [false, true].map((isInterlaced): CorpusFile => {
        const pixels = deflateSync(Buffer.alloc(byteCount(samples * bitDepth, isInterlaced), 0));
        const chunks = colorType === 3 ? [pngChunk('PLTE', Buffer.alloc(3 * 2 ** bitDepth, 99))] : [];
        return {
          name: `PNG of color type ${colorType} with ${bitDepth} bits${isInterlaced ? ', interlaced' : ''}`,
          content: aPng({ width: side, height: side, bitDepth, colorType, isInterlaced, pixels, chunks }),
          expected: 'stored',
        };
      }),
    ),
  );
}

function byteCount(bitsPerPixel: number, isInterlaced: boolean): number {
  const rows = (width: number, height: number) => height * (1 + Math.ceil((width * bitsPerPixel) / 8));
  if (!isInterlaced) return rows(side, side);
  return passes
    .map(([x, y, dx, dy]) => rows(Math.ceil((side - x) / dx), Math.ceil((side - y) / dy)))
    .reduce((sum, count) => sum + count, 0);
}

/** Like the corrupted files of PngSuite. */
export function corruptedPngs(): CorpusFile[] {
  const good = aPng({ width: side, height: side });
  const header = 16;
  const changed = (offset: number, value: number) => {
    const copy = Buffer.from(good);
    copy[offset] = value;
    return copy;
  };
  const file = (name: string, content: Buffer, expected: Expectation = 415) => ({
    name: `PNG with ${name}`,
    content,
    expected,
  });
  return [
    file('its first bit reset', changed(0, 0x09)),
    file('another letter in its signature', changed(1, 0x44)),
    file('a line end that was converted', Buffer.concat([good.subarray(0, 4), Buffer.from('\n'), good.subarray(6)])),
    file('line ends that were converted', changed(4, 0x0a)),
    file('an end of file in its signature', changed(6, 0x0d)),
    file('color type 1', aPng({ colorType: 1 })),
    file('color type 9', aPng({ colorType: 9 })),
    file('bit depth 0', aPng({ bitDepth: 0 })),
    file('bit depth 3', aPng({ bitDepth: 3 })),
    file('bit depth 99', aPng({ bitDepth: 99 })),
    file('a wrong checksum of its size', changed(header + 13, 0)),
    file('a wrong checksum of its pixels', changed(good.length - 16, good.at(-16) === 1 ? 2 : 1)),
    file('no pixels', Buffer.concat([good.subarray(0, 33), pngChunk('IEND')])),
    file('two sizes', Buffer.concat([good.subarray(0, 33), good.subarray(8)]), 'stored or refused'),
    file('a palette of 300 colors', aPng({ colorType: 3, chunks: [pngChunk('PLTE', Buffer.alloc(900))] })),
    file('no palette', aPng({ colorType: 3 })),
    file('a chunk that is longer than the file', changed(33, 0x7f)),
    file('no width', aPng({ width: 0 })),
    file('no height', aPng({ height: 0 })),
  ];
}
