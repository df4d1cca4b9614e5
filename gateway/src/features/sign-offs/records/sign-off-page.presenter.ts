import type { SignOff } from './sign-off.types.js';

/**
 * A signature as a page of HTML that prints on one sheet. Files have a policy that allows no styles, so the layout uses tables and
 * attributes only.
 */
export function presentSignOffPage(signOff: SignOff): string {
  const { user, content, contentHash, statement, answers, signedAt, staleReason, auditEntry } = signOff;
  const { days, totals, settings, exceptions } = content;
  const name = escapeHtml(`${user.firstName} ${user.lastName}`);
  const rows = days.map((day) => [formatDate(day.date), ...minutesOf(day).map(formatMinutes)]);
  const header = ['Day', 'Regular', 'Overtime', 'Double time', 'Time off'];
  const facts = [
    ['Signed at', `${signedAt.toLocaleString('en-US', { timeZone: settings.timezone })} (${settings.timezone})`],
    ['Statement', statement],
    ...answers.map(({ question, answer }) => [question, answer === 'YES' ? 'Yes' : 'No']),
    ['Unpaid breaks', formatMinutes(totals.unpaidBreakMinutes)],
    ...exceptions.map(({ date, code }) => [formatDate(date), code.toLowerCase().replaceAll('_', ' ')]),
    ...(staleReason ? [['No longer valid', staleReason]] : []),
    ['SHA-256 of the content', contentHash],
    ...(auditEntry ? [['Audit log', `Entry ${auditEntry.position}, ${auditEntry.hash}`]] : []),
  ];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>Hours of ${name}</title></head><body>`,
    `<h3>Hours of ${name}, ${formatDate(content.startDate)} – ${formatDate(content.endDate)}</h3>`,
    table([header, ...rows, ['Total', ...minutesOf(totals).map(formatMinutes)]]),
    '<br>',
    table(facts as string[][]),
    '</body></html>',
  ].join('\n');
}

interface Sums {
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
  readonly ptoMinutes: number;
}

const minutesOf = (sums: Sums) => [sums.regularMinutes, sums.overtimeMinutes, sums.doubleTimeMinutes, sums.ptoMinutes];

function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((text) => `<td>${escapeHtml(text)}</td>`).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n');
  return `<table border="1" cellpadding="2" cellspacing="0">${body}</table>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** `Nov 12, 2026` */
function formatDate(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}

/** `7 h 30 m` */
function formatMinutes(minutes: number): string {
  return `${Math.trunc(minutes / 60)} h ${Math.abs(minutes % 60)} m`;
}
