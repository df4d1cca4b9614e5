/** Hours as they are typed: whole ones, or nothing where there is no allowance. */
export function readAllowance(text: string): number | null | 'unreadable' {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,4}$/.test(typed) ? Number(typed) : 'unreadable';
}

/** `80 hours a year` */
export function allowanceInWords(hours: number | null): string {
  if (hours === null) return 'No yearly allowance';
  return hours === 1 ? '1 hour a year' : `${hours.toLocaleString('en-US')} hours a year`;
}
