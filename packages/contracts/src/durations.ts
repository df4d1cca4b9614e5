/** Minutes as `5h 30m`, `5h`, `45m` or `0m`; less than 0 as `−30m`, and thousands of hours as `1,240h`. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const parts = [hours > 0 && `${groupThousands(hours)}h`, (rest > 0 || hours === 0) && `${rest}m`];
  return `${minutes < 0 ? '−' : ''}${parts.filter(Boolean).join(' ')}`;
}

/** `1,240` */
export function groupThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
