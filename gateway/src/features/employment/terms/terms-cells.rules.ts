import { builtInOvertimeRules, type OvertimeRule, overtimeLaws } from '../../../pay-engine/index.js';
import type { TermsChanges } from './terms.types.js';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Choices {
  readonly rules: readonly Named[];
  readonly positions: readonly Named[];
}

/** The columns of a team import, as the file has them. */
interface Cells {
  readonly exempt: string;
  readonly payRule: string;
  readonly weeklyHours: string;
  readonly position: string;
}

/** The terms in words. Null if a cell is empty or invalid. */
interface TermsInWords {
  readonly exempt: boolean | null;
  readonly payRule: string | null;
  readonly contractMinutes: number | null;
  readonly position: string | null;
}

interface Cell {
  readonly terms: TermsChanges;
  readonly view?: Partial<TermsInWords>;
  readonly message?: string;
}

const nothing: Cell = { terms: {} };
const noTerms: TermsInWords = { exempt: null, payRule: null, contractMinutes: null, position: null };

/** Returns a function that reads the terms of one line. Empty cells leave the defaults. */
export function createCellReader({ rules, positions }: Choices) {
  const rulesByName = new Map<string, Cell>([
    ...rules.map(({ id, name }) => [fold(name), readAs(name, 'CUSTOM', id)] as const),
    // A law comes before a custom rule with its name.
    ...builtInOvertimeRules.flatMap((key) =>
      [key, overtimeLaws[key].name].map((text) => [fold(text), readAs(overtimeLaws[key].name, key, null)] as const),
    ),
  ]);
  const positionsByName = new Map(
    positions.map(({ id, name }): [string, Cell] => [
      fold(name),
      { terms: { positionId: id }, view: { position: name } },
    ]),
  );
  const readRule = (text: string): Cell =>
    rulesByName.get(fold(text)) ?? refuse(`${text} is not a pay rule. Use the name or key of a rule in Settings.`);
  const readPosition = (text: string): Cell =>
    positionsByName.get(fold(text)) ??
    refuse(`${text} is not a position. Add it first: Team, Change Pay Terms, Manage.`);
  return (cells: Cells) => {
    const found = [
      ['exempt', readExempt],
      ['payRule', readRule],
      ['weeklyHours', readWeeklyHours],
      ['position', readPosition],
    ] as const;
    const read = found.map(([field, readCell]) => {
      const text = cells[field].trim();
      return { field, ...(text === '' ? nothing : readCell(text)) };
    });
    const terms: TermsChanges = Object.assign({}, ...read.map((cell) => cell.terms));
    return {
      terms: Object.keys(terms).length > 0 ? terms : null,
      view: Object.assign({}, noTerms, ...read.map((cell) => cell.view)) as TermsInWords,
      errors: read.flatMap(({ field, message }) => (message ? [{ field, message }] : [])),
    };
  };
}

function readAs(payRule: string, overtimeRule: OvertimeRule, customRuleId: string | null): Cell {
  return { terms: { overtimeRule, customRuleId }, view: { payRule } };
}

const exemptTexts = new Map([
  ...['y', 'yes', 'true', 'exempt'].map((text) => [text, true] as const),
  ...['n', 'no', 'false', 'non-exempt', 'nonexempt'].map((text) => [text, false] as const),
]);

function readExempt(text: string): Cell {
  const exempt = exemptTexts.get(fold(text));
  return exempt === undefined ? refuse('Exempt must be Yes or No') : { terms: { exempt }, view: { exempt } };
}

function readWeeklyHours(text: string): Cell {
  const hours = /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (!(hours >= 0.5 && hours <= 168)) return refuse('Weekly hours must be a number from 0.5 to 168');
  const contractMinutes = Math.round(hours * 60);
  return { terms: { contractMinutes }, view: { contractMinutes } };
}

function refuse(message: string): Cell {
  return { terms: {}, message };
}

/** Without case, and with the spaces that are seen. */
function fold(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase().toLowerCase();
}
