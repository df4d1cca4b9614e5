/** Degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)\s*°?`;
const pair = new RegExp(String.raw`^\s*${degrees}\s*[,;\s]\s*${degrees}\s*$`);

export const wrongPosition = 'Enter a latitude and a longitude, such as 39.74, -104.99';
export const positionOutOfRange = 'The latitude must be from -90 to 90, and the longitude from -180 to 180';

/** `39.74, -104.99`, as map applications copy it. Null for anything else. */
export function readPosition(text: string): Position | null {
  const [, lat, lng] = pair.exec(text) ?? [];
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) };
}

export function isOnEarth({ lat, lng }: Position): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** Five decimals are about a meter. */
export function formatPosition({ lat, lng }: Position): string {
  return [lat, lng].map((each) => String(Number(each.toFixed(5)))).join(', ');
}
