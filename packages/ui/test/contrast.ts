/** A color as in the style sheets: `oklch(0.46 0.08 222)`, lightness from 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Linear-light sRGB; every channel lies in 0 to 1 if a screen can show the color. Source: CSS Color 4, section 10.2. */
export function toLinearRgb([lightness, chroma, hue]: Oklch): readonly [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** From 1 (the same color) to 21 (black on white). Source: WCAG 2.2, contrast ratio. */
export function contrastRatio(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Oklch): number {
  const [red, green, blue] = toLinearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
