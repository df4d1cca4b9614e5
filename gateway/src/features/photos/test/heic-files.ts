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
  /** How many boxes contain each other next to the picture. */
  readonly nesting?: number;
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
  nesting = 0,
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
        ),
        fullBox(
          'ipma',
          0,
          0,
          u32(tiles.length + 1),
          u16(1),
          u8(1, 3),
          ...tiles.map((id) => Buffer.concat([u16(id), u8(2, 0x81, 2)])),
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
        ...tiles.map((id) => Buffer.concat([u16(id, 0, 0, 1), u32(dataStart, tile.data.length)])),
      ),
      nest(nesting),
    );
  const metaLength = build(0).length;
  return Buffer.concat([header, build(header.length + metaLength + 8), box('mdat', tile.data)]);
}

function nest(levels: number): Buffer {
  const heads = Array.from({ length: levels }, (_, level) =>
    Buffer.concat([u32((levels - level) * 8), Buffer.from('dinf')]),
  );
  return Buffer.concat(heads);
}
