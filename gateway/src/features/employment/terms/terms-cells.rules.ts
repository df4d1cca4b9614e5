import { builtInOvertimeRules, overtimeLaws } from '../../../pay-engine/index.js';
import type { Terms, TermsChanges } from './terms.types.js';

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

interface Cell {
  readonly terms: TermsChanges;
  readonly message?: string;
}

const nothing: Cell = { terms: {} };

/** Returns a function that reads the terms of one line. Empty cells leave the defaults. */
export function createCellReader({ rules, positions }: Choices) {
  const rulesByName = new Map<string, Pick<Terms, 'overtimeRule' | 'customRuleId'>>([
    ...rules.map(({ id, name }) => [fold(name), { overtimeRule: 'CUSTOM', customRuleId: id }] as const),
    // A law comes before a custom rule with its name.
    ...builtInOvertimeRules.flatMap((key) =>
      [key, overtimeLaws[key].name].map((name) => [fold(name), { overtimeRule: key, customRuleId: null }] as const),
    ),
  ]);
  const positionsByName = new Map(positions.map(({ id, name }) => [fold(name), id]));
  const readRule = (text: string): Cell => {
    const terms = rulesByName.get(fold(text));
    return terms ? { terms } : refuse(`${text} is not a pay rule. Use the name or key of a rule in Settings.`);
  };
  const readPosition = (text: string): Cell => {
    const positionId = positionsByName.get(fold(text));
    return positionId ? { terms: { positionId } } : refuse(`${text} is not a position. Add it in Settings first.`);
  };
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
      errors: read.flatMap(({ field, message }) => (message ? [{ field, message }] : [])),
    };
  };
}

const exemptTexts = new Map([
  ...['y', 'yes', 'true', 'exempt'].map((text) => [text, true] as const),
  ...['n', 'no', 'false', 'non-exempt', 'nonexempt'].map((text) => [text, false] as const),
]);

function readExempt(text: string): Cell {
  const exempt = exemptTexts.get(fold(text));
  return exempt === undefined ? refuse('Exempt must be Yes or No') : { terms: { exempt } };
}

function readWeeklyHours(text: string): Cell {
  const hours = /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (!(hours >= 0.5 && hours <= 168)) return refuse('Weekly hours must be a number from 0.5 to 168');
  return { terms: { contractMinutes: Math.round(hours * 60) } };
}

function refuse(message: string): Cell {
  return { terms: {}, message };
}

/** Without case, and with the spaces that are seen. */
function fold(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase().toLowerCase();
}
