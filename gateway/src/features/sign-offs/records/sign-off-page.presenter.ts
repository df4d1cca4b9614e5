import { formatDuration } from '@timetrack/contracts/durations';
import { nameOfPeriod } from '../../pay-periods/index.js';
import type { SignOffContent } from '../content/sign-off-content.types.js';
import { formatTimes } from '../content/times-text.rules.js';
import type { SignOff } from './sign-off.types.js';

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
    hoursTable(content),
    `<p>${escapeHtml(statement)}</p>`,
    answersTable(signOff),
    `<p>Signed ${formatInstant(signedAt, timezone)} (${escapeHtml(timezone)})</p>`,
    proof(signOff),
    '</body></html>',
  ].join('\n');
}

type Sums = Omit<SignOffContent['days'][number], 'date'>;

const noMinutes: Sums = { regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0, ptoMinutes: 0 };

const everyColumn: readonly (readonly [label: string, minutes: keyof Sums])[] = [
  ['Regular', 'regularMinutes'],
  ['Overtime', 'overtimeMinutes'],
  ['Double time', 'doubleTimeMinutes'],
  ['Time off', 'ptoMinutes'],
];
const premiumColumns: typeof everyColumn = [
  ['Meal premium', 'mealPremiumMinutes'],
  ['Rest premium', 'restPremiumMinutes'],
];

function columnsOf(totals: Sums): typeof everyColumn {
  return [...everyColumn, ...premiumColumns.filter(([, minutes]) => totals[minutes])];
}

/** One row for each day with hours, times, or something to check, which the last column names. */
function hoursTable({ days, timesheets, exceptions, totals }: SignOffContent): string {
  const times = Map.groupBy(timesheets, ({ date }) => date);
  const withZones = new Set(timesheets.map(({ timezone }) => timezone)).size > 1;
  const notes = Map.groupBy(exceptions, ({ date }) => date);
  const sums = new Map(days.map((day) => [day.date, day]));
  const hasNotes = notes.size > 0;
  const columns = columnsOf(totals);
  const cellsOf = (day: Sums) => columns.map(([, minutes]) => `<td>${formatDuration(day[minutes] ?? 0)}</td>`).join('');
  const heads = columns.map(([label]) => `<th scope="col">${label}</th>`);
  heads.push('<th scope="col" class="note">Times</th>');
  if (hasNotes) heads.push('<th scope="col" class="note">To check</th>');
  const rows = [...new Set([...sums.keys(), ...times.keys(), ...notes.keys()])].toSorted().map((date) => {
    const codes = new Set(notes.get(date)?.map(({ code }) => nameOf(code)));
    const note = hasNotes ? noteCell([...codes].join(', ')) : '';
    const cells = `${cellsOf(sums.get(date) ?? noMinutes)}${noteCell(formatTimes(times.get(date) ?? [], withZones))}`;
    return `<tr><th scope="row">${formatDate(date)}</th>${cells}${note}</tr>`;
  });
  return [
    `<table class="hours"><thead><tr><th scope="col">Day</th>${heads.join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody>`,
    `<tfoot><tr><th scope="row">Total</th>${cellsOf(totals)}${noteCell('')}${hasNotes ? noteCell('') : ''}</tr></tfoot></table>`,
  ].join('\n');
}

const noteCell = (text: string) => `<td class="note">${text}</td>`;

function answersTable({ answers }: SignOff): string {
  if (answers.length === 0) return '';
  const rows = answers.map(
    ({ question, answer }) =>
      `<tr><th scope="row">${escapeHtml(question)}</th><td>${answer === 'YES' ? 'Yes' : 'No'}</td></tr>`,
  );
  return `<table class="answers"><tbody>${rows.join('\n')}</tbody></table>`;
}

function proof({ content, contentHash, auditEntry }: SignOff): string {
  const { timezone: _shownAbove, ...rules } = content.settings;
  const facts: readonly (readonly [string, string])[] = [
    ['Unpaid breaks', formatDuration(content.totals.unpaidBreakMinutes)],
    ...describeQualified(content.totals),
    ['Rules', describeRules(rules)],
    ...describeTerms(content),
    ...describeBreakAnswers(content),
    ['SHA-256 of the content', contentHash],
    ...(auditEntry ? [[`Audit log, entry ${auditEntry.position}`, auditEntry.hash] as const] : []),
  ];
  const parts = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<dl>${parts.join('\n')}</dl>`;
}

type Facts = readonly (readonly [label: string, value: string])[];

function describeQualified({ qualifiedOvertimeMinutes }: SignOffContent['totals']): Facts {
  return qualifiedOvertimeMinutes ? [['Federal overtime (FLSA)', formatDuration(qualifiedOvertimeMinutes)]] : [];
}

/** Only terms that differ from the rules of the organization. */
function describeTerms({ terms, settings }: SignOffContent): Facts {
  if (terms?.exempt) return [['Terms', 'Exempt from overtime']];
  return terms && terms.overtimeRule !== settings.overtimeRule ? [['Terms', `Overtime ${terms.overtimeRule}`]] : [];
}

/** `Mon, Nov 9: meals provided, rests not provided` */
function describeBreakAnswers({ timesheets }: SignOffContent): Facts {
  const words = (code: string) => code.toLowerCase().replaceAll('_', ' ');
  const answers = timesheets.flatMap(({ date, breakAnswer }) =>
    breakAnswer ? `${formatDate(date)}: meals ${words(breakAnswer.meals)}, rests ${words(breakAnswer.rests)}` : [],
  );
  return answers.length > 0 ? [['Answers about breaks', answers.join('; ')]] : [];
}

/** `Overtime FLSA, rounding 15min, workweek from Sunday` */
function describeRules({
  overtimeRule,
  roundingRule,
  workweekStartsOn,
}: Omit<SignOffContent['settings'], 'timezone'>): string {
  return `Overtime ${overtimeRule}, rounding ${roundingRule}, workweek from ${nameOf(workweekStartsOn)}`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** `MISSED_MEAL_BREAK` is `Missed meal break`. */
function nameOf(code: string): string {
  return `${code.charAt(0)}${code.slice(1).toLowerCase().replaceAll('_', ' ')}`;
}

/** `Thu, Nov 12`. The year is in the title. */
function formatDate(date: string): string {
  const format = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  return Temporal.PlainDate.from(date).toLocaleString('en-US', format);
}

/** `Nov 22, 2026, 9:14 AM` */
function formatInstant(instant: Date, timeZone: string): string {
  return instant.toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
}

/** Fits one sheet of paper, even for a period of 31 days, and is readable on a phone. */
export const signOffPageStyle = `
  @page { margin: 10mm; }
  body { max-width: 45rem; margin: 1.5rem auto; padding: 0 1rem; color: #111; background: #fff;
         font: 0.875rem/1.4 system-ui, sans-serif; }
  h1 { margin: 0 0 0.25rem; font-size: 1.25rem; }
  p { margin: 0 0 1rem; }
  table { width: 100%; margin-bottom: 1rem; border-collapse: collapse; }
  th, td { padding: 0.2rem 0.5rem; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top;
           overflow-wrap: anywhere; }
  th { font-weight: 600; }
  .hours td, .hours th + th { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
  .hours td, .hours tbody th { white-space: nowrap; }
  tfoot th, tfoot td { border-top: 2px solid #111; border-bottom: 0; font-weight: 600; }
  .hours th + .note, .hours .note { text-align: left; white-space: normal; }
  .answers th { width: 90%; font-weight: inherit; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; margin: 0 0 1rem; }
  dt { font-weight: 600; }
  dd { margin: 0; overflow-wrap: anywhere; }
  .stale { padding: 0.5rem; border: 2px solid #111; font-weight: 600; }
  @media (max-width: 30rem) {
    th, td { padding: 0.2rem; font-size: 0.8125rem; }
    .hours tr { display: grid; grid-template-columns: 5.5rem 4.5rem repeat(3, minmax(0, 1fr));
                border-bottom: 1px solid #ccc; }
    .hours thead th { font-size: 0.75rem; }
    .hours th, .hours td { border: 0; }
    .hours .note { grid-column: 1 / -1; padding-top: 0; }
    .hours thead .note, .hours .note:empty { display: none; }
    .hours tfoot tr { border-top: 1px solid #111; border-bottom: 0; }
    dl { grid-template-columns: 1fr; }
  }
  @media print {
    body { max-width: none; margin: 0; padding: 0; font-size: 8pt; line-height: 1.2; }
    th, td { padding: 0.05rem 0.5rem; font-size: inherit; }
    .hours .note { font-size: 7.5pt; }
    .stale { padding: 0.2rem; }
    p, table, dl { margin-bottom: 0.3rem; }
    dl { grid-template-columns: max-content 1fr; }
  }
`;
