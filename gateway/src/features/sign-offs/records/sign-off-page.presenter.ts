import { nameOfPeriod } from '../../pay-periods/index.js';
import type { SignOff } from './sign-off.types.js';
import { signOffPageStyle } from './sign-off-page-style.presenter.js';

/** A signature as a page of HTML that prints on one sheet. It links to nothing, so a saved copy stays complete. */
export function presentSignOffPage(signOff: SignOff): string {
  const { user, content, statement, signedAt, staleReason } = signOff;
  const { timezone } = content.settings;
  const name = escapeHtml(`${user.firstName} ${user.lastName}`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Hours of ${name}</title><style>${signOffPageStyle}</style></head><body>`,
    `<h1>Hours of ${name}</h1>`,
    `<p>${nameOfPeriod(content)}</p>`,
    staleReason ? `<p class="stale">No longer valid: ${escapeHtml(staleReason)}</p>` : '',
    hoursTable(signOff),
    `<p>${escapeHtml(statement)}</p>`,
    `<p>Signed ${formatInstant(signedAt, timezone)} (${escapeHtml(timezone)})</p>`,
    factsTable(signOff),
    '</body></html>',
  ].join('\n');
}

interface Sums {
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
  readonly ptoMinutes: number;
}

const columns = ['Regular', 'Overtime', 'Double time', 'Time off'];

const cellsOf = ({ regularMinutes, overtimeMinutes, doubleTimeMinutes, ptoMinutes }: Sums) =>
  [regularMinutes, overtimeMinutes, doubleTimeMinutes, ptoMinutes]
    .map((minutes) => `<td>${formatMinutes(minutes)}</td>`)
    .join('');

function hoursTable({ content: { days, totals } }: SignOff): string {
  const heads = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const rows = days.map((day) => `<tr><th scope="row">${formatDate(day.date)}</th>${cellsOf(day)}</tr>`);
  return [
    `<table class="hours"><thead><tr><th scope="col">Day</th>${heads}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody>`,
    `<tfoot><tr><th scope="row">Total</th>${cellsOf(totals)}</tr></tfoot></table>`,
  ].join('\n');
}

function factsTable({ answers, content, contentHash, auditEntry }: SignOff): string {
  const facts: readonly (readonly [string, string])[] = [
    ...answers.map(({ question, answer }) => [question, answer === 'YES' ? 'Yes' : 'No'] as const),
    ['Unpaid breaks', formatMinutes(content.totals.unpaidBreakMinutes)],
    ...content.exceptions.map(({ date, code }) => [formatDate(date), nameOf(code)] as const),
    ['SHA-256 of the content', contentHash],
    ...(auditEntry ? [['Audit log', `Entry ${auditEntry.position}, ${auditEntry.hash}`] as const] : []),
  ];
  const rows = facts.map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table class="facts"><tbody>${rows.join('\n')}</tbody></table>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** `MISSED_MEAL_BREAK` is `Missed meal break`. */
function nameOf(code: string): string {
  return `${code.charAt(0)}${code.slice(1).toLowerCase().replaceAll('_', ' ')}`;
}

/** `Nov 12, 2026` */
function formatDate(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}

/** `Nov 22, 2026, 9:14 AM` */
function formatInstant(instant: Date, timeZone: string): string {
  return instant.toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
}

/** `7 h 30 m`, `8 h` or `45 m` */
function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.trunc(minutes / 60), Math.abs(minutes % 60)];
  if (hours === 0) return `${minutes} m`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} m`;
}
