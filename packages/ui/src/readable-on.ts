/**
 * Black or white, whichever reads better on a colour that people picked themselves.
 * Shape of the colour: `#3b82f6`. Source of the arithmetic: WCAG 2.2, relative luminance.
 */
export function readableOn(hexColor: string): '#000000' | '#ffffff' {
  // 0.179 is where the contrast with black and with white is equal: (L + 0.05)² = 1.05 · 0.05.
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
