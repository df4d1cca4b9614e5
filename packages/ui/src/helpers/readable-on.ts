/** Black or white, whichever is more readable on a color such as `#3b82f6`. Source: WCAG 2.2, relative luminance. */
export function readableOn(hexColor: string): '#000000' | '#ffffff' {
  // At 0.179 the contrast with black equals the contrast with white: (L + 0.05)² = 1.05 · 0.05.
  return relativeLuminance(hexColor) > 0.179 ? '#000000' : '#ffffff';
}

function relativeLuminance(hexColor: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hexColor.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
