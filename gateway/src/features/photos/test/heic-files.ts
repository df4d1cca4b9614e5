import { heicPicture } from './pictures.js';

/** How to build a HEIC file. The tiles are those of `heicPicture`: 64 by 64 pixels, blue and red. */
export interface HeicOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** What the file declares about its picture. By default what its tiles cover. */
  readonly width?: number;
  readonly height?: number;
  /** What the file declares about each tile. */
  readonly tileSide?: number;
  /** The tile's own encoding, of another HEIC file. */
  readonly tile?: Tile;
  /** Whether each place of the grid has a copy of the tile. By default, all refer to the same one. */
  readonly hasCopies?: boolean;
  /** How many boxes contain each other next to the picture. */
  readonly nesting?: number;
  /** An ICC profile, or the primaries of ITU-T H.273. */
  readonly color?: Buffer | number;
  /** What the color is declared for. By default the grid. */
  readonly colorOf?: 'grid' | 'tiles';
}

/** One picture encoded with HEVC, and its decoder configuration. */
interface Tile {
  readonly configuration: Buffer;
  readonly data: Buffer;
}

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)));
const u32 = (...values: number[]) => Buffer.concat(values.map((value) => u16(value >>> 16, value & 65_535)));

function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, 'latin1'), content]);
}

const fullBox = (type: string, version: number, flags: number, ...parts: Buffer[]) =>
  box(type, u32((version << 24) | flags), ...parts);

/** The parts of the fixture that never change: how to decode its tile, and the tile. */
const blueAndRed: Tile = {
  configuration: boxNamed(heicPicture, 'hvcC'),
  data: boxNamed(heicPicture, 'mdat').subarray(8),
};

function boxNamed(file: Buffer, type: string): Buffer {
  const start = file.indexOf(type, 0, 'latin1') - 4;
  return file.subarray(start, start + file.readUInt32BE(start));
}

/** A HEIC file as a phone writes it: a grid of tiles. Each place of the grid refers to the same tile. */
export function aHeic({
  columns = 1,
  rows = 1,
  width = columns * 64,
  height = rows * 64,
  tileSide = 64,
  tile = blueAndRed,
  hasCopies = false,
  nesting = 0,
  color,
  colorOf = 'grid',
}: HeicOptions = {}): Buffer {
  const tiles = Array.from({ length: columns * rows }, (_, index) => index + 2);
  const grid = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width, height)]);
  const header = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  const item = (id: number, type: string) => fullBox('infe', 2, 0, u16(id, 0), Buffer.from(type), u8(0));
  const build = (dataStart: number): Buffer =>
    fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, 0, u16(1)),
      fullBox('iinf', 0, 0, u16(tiles.length + 1), item(1, 'grid'), ...tiles.map((id) => item(id, 'hvc1'))),
      fullBox('iref', 0, 0, box('dimg', u16(1, tiles.length, ...tiles))),
      box(
        'iprp',
        box(
          'ipco',
          tile.configuration,
          fullBox('ispe', 0, 0, u32(tileSide, tileSide)),
          fullBox('ispe', 0, 0, u32(width, height)),
          colorBox(color),
        ),
        fullBox(
          'ipma',
          0,
          0,
          u32(tiles.length + 1),
          u16(1),
          listed(3, ...(color && colorOf === 'grid' ? [4] : [])),
          ...tiles.map((id) => Buffer.concat([u16(id), listed(0x81, 2, ...(color && colorOf === 'tiles' ? [4] : []))])),
        ),
      ),
      box('idat', grid),
      fullBox(
        'iloc',
        1,
        0,
        u8(0x44, 0),
        u16(tiles.length + 1),
        Buffer.concat([u16(1, 1, 0, 1), u32(0, grid.length)]),
        ...tiles.map((id, index) => {
          const start = dataStart + (hasCopies ? index * tile.data.length : 0);
          return Buffer.concat([u16(id, 0, 0, 1), u32(start, tile.data.length)]);
        }),
      ),
      nest(nesting),
    );
  const metaLength = build(0).length;
  const data = Array<Buffer>(hasCopies ? tiles.length : 1).fill(tile.data);
  return Buffer.concat([header, build(header.length + metaLength + 8), box('mdat', ...data)]);
}

const listed = (...properties: number[]) => u8(properties.length, ...properties);

/** `nclx` with the transfer function of sRGB, the matrix of BT.601, and the full range. */
function colorBox(color: Buffer | number | undefined): Buffer {
  if (color === undefined) return Buffer.alloc(0);
  if (typeof color === 'number') return box('colr', Buffer.from('nclx'), u16(color, 13, 6), u8(0x80));
  return box('colr', Buffer.from('prof'), color);
}

function nest(levels: number): Buffer {
  const heads = Array.from({ length: levels }, (_, level) =>
    Buffer.concat([u32((levels - level) * 8), Buffer.from('dinf')]),
  );
  return Buffer.concat(heads);
}
