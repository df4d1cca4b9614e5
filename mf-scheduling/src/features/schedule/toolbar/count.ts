/** `1 draft`, `1,200 drafts` */
export function countOf(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
}
