export const presets = [
  { hex: '#3b82f6', name: 'Blue' },
  { hex: '#ef4444', name: 'Red' },
  { hex: '#10b981', name: 'Green' },
  { hex: '#f59e0b', name: 'Amber' },
  { hex: '#8b5cf6', name: 'Violet' },
  { hex: '#ec4899', name: 'Pink' },
  { hex: '#06b6d4', name: 'Cyan' },
  { hex: '#f97316', name: 'Orange' },
  { hex: '#84cc16', name: 'Lime' },
  { hex: '#64748b', name: 'Slate' },
] as const;

/** `Blue` for a preset, `#123456` for any other color. */
export function colorName(hex: string): string {
  return presets.find((preset) => preset.hex === hex.toLowerCase())?.name ?? hex;
}

/** Parses `#3b82f6`, `3B82F6` or `#38F` into `#3b82f6` notation. Returns null for anything else. */
export function parseColor(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
