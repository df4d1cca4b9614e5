import sharp from 'sharp';

const width = 960;
const height = 720;
const { abs, floor, max, min, sin } = Math;

type Color = readonly [red: number, green: number, blue: number];
/** The color at a point of the picture, or undefined if the layer is transparent. */
type Layer = (x: number, y: number) => Color | undefined;

export function drawScene(chance: Chance): Promise<Buffer> {
  const horizon = chance.between(270, 380);
  const front = chance.happens(50) ? paintStoneWall(chance, horizon) : paintTrees(chance, horizon);
  const layers = [
    front,
    paintLawn(horizon),
    paintHill(chance, horizon, 60, [96, 122, 132]),
    paintHill(chance, horizon, 120, [146, 170, 186]),
  ];
  const backdrop = paintSky(chance);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels.set(findTopColor(layers, x, y) ?? backdrop(x, y), (y * width + x) * 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

function findTopColor(layers: readonly Layer[], x: number, y: number): Color | undefined {
  for (const layer of layers) {
    const color = layer(x, y);
    if (color) return color;
  }
  return undefined;
}

function paintSky(chance: Chance): (x: number, y: number) => Color {
  const top: Color = [chance.between(84, 130), chance.between(150, 180), chance.between(205, 230)];
  return (_x, y) => mix(top, [250, 232, 205], min(1, y / 420));
}

function paintHill(chance: Chance, horizon: number, size: number, color: Color): Layer {
  const phase = chance.next() * 6;
  const edge = (x: number) => horizon - size * (0.9 + 0.6 * sin(x / 170 + phase) + 0.25 * sin(x / 61 + phase));
  return (x, y) => (y > edge(x) ? mix(color, [200, 205, 200], min(1, (y - edge(x)) / 400)) : undefined);
}

function paintLawn(horizon: number): Layer {
  return (x, y) => {
    if (y < horizon) return undefined;
    const stripe = sin((x - width / 2) / (0.35 * (y - horizon) + 12)) > 0 ? 0.12 : 0;
    return mix([88, 138, 66], [120, 166, 84], (y - horizon) / (height - horizon) / 2 + stripe);
  };
}

function paintTrees(chance: Chance, horizon: number): Layer {
  const all = Array.from({ length: 8 }, () => {
    const base = horizon + chance.between(30, 230);
    return { x: chance.between(20, 940), base, size: 34 + (base - horizon) / 3, green: chance.between(70, 110) };
  }).sort((one, other) => other.base - one.base);
  return (x, y) => {
    for (const tree of all) {
      const crown = ((x - tree.x) / tree.size) ** 2 + ((y - tree.base + tree.size * 2) / (tree.size * 1.5)) ** 2;
      if (crown < 1) return mix([44, tree.green, 48], [110, 150, 84], (1 - crown) * 0.4 * (x < tree.x ? 1 : 0.4));
      if (abs(x - tree.x) < tree.size / 8 && y > tree.base - tree.size && y < tree.base) return [92, 70, 50];
    }
    return undefined;
  };
}

function paintStoneWall(chance: Chance, horizon: number): Layer {
  const [stoneWidth, stoneHeight, rows] = [84, 44, 6];
  const shades = Array.from({ length: 200 }, () => chance.between(118, 178));
  return (x, y) => {
    const row = floor((y - horizon - 60) / stoneHeight);
    if (row < 0 || row >= rows) return undefined;
    const shifted = x + (row % 2) * (stoneWidth / 2);
    const joint = shifted % stoneWidth < 4 || (y - horizon - 60) % stoneHeight < 4;
    if (joint) return [84, 78, 72];
    const shade = shades[(row * 31 + floor(shifted / stoneWidth) * 7) % shades.length] ?? 140;
    return [shade, shade - 8, shade - 20];
  };
}

function mix(from: Color, to: Color, share: number): Color {
  const blend = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * max(0, min(1, share));
  return [blend(0), blend(1), blend(2)];
}

/** A random generator with a fixed seed, so that the demo can be described and tested. */
export class Chance {
  constructor(private state: number) {}

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  happens(percent: number): boolean {
    return this.next() * 100 < percent;
  }

  /** An integer from `least` to `most`, both inclusive. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)] as T;
  }
}
