import { type BuiltInOvertimeRule, type OvertimeRule, overtimeLaws } from '../../pay-engine/index.js';
import type { OrganizationSettings, OvertimeRuleHint } from './organization.types.js';

/** What each law adds to the federal one, in words that follow "their" and "where". */
const hintedLaws = {
  ALASKA: 'overtime also starts after 8 hours a day (AS 23.10.060)',
  ALBERTA: 'overtime starts after 8 hours a day and 44 hours a week (Employment Standards Code, s. 21)',
  BRITISH_COLUMBIA: 'overtime starts after 8 hours a day and 40 hours a week (Employment Standards Act, s. 40)',
  CALIFORNIA: 'overtime also starts after 8 hours a day (California Labor Code 510)',
  COLORADO: 'overtime also starts after 12 hours a day (7 CCR 1103-1)',
  KENTUCKY: 'overtime also starts on the seventh day worked in a workweek of more than 40 hours (KRS 337.050)',
  NEVADA: 'overtime also starts after 8 hours a day (NRS 608.018)',
  ONTARIO: 'overtime starts after 44 hours a week (Employment Standards Act, 2000, s. 22)',
  PUERTO_RICO: 'overtime also starts after 8 hours a day (Act 379-1948)',
  QUEBEC: 'overtime starts after 40 hours a week (CQLR c. N-1.1, s. 52)',
} as const satisfies Partial<Record<BuiltInOvertimeRule, string>>;

type HintedRule = keyof typeof hintedLaws;

interface ZoneHint {
  /** The first one is the safe one. */
  readonly rules: readonly [HintedRule, ...BuiltInOvertimeRule[]];
  readonly place: string;
  /** Whether the whole zone lies in the place. */
  readonly isCertain: boolean;
}

const inAlaska = { rules: ['ALASKA'], place: 'Alaska', isCertain: true } as const;
const inKentucky = { rules: ['KENTUCKY'], place: 'Kentucky', isCertain: true } as const;

/** The time zones that lie in a state or province with a law of its own, or that contain one. */
const hintsByZone: Readonly<Record<string, readonly ZoneHint[]>> = {
  'America/Anchorage': [inAlaska],
  'America/Juneau': [inAlaska],
  'America/Sitka': [inAlaska],
  'America/Metlakatla': [inAlaska],
  'America/Yakutat': [inAlaska],
  'America/Nome': [inAlaska],
  'America/Adak': [inAlaska],
  'America/Puerto_Rico': [{ rules: ['PUERTO_RICO'], place: 'Puerto Rico', isCertain: true }],
  'America/Kentucky/Louisville': [inKentucky],
  'America/Kentucky/Monticello': [inKentucky],
  'America/Vancouver': [{ rules: ['BRITISH_COLUMBIA'], place: 'British Columbia', isCertain: true }],
  'America/Edmonton': [{ rules: ['ALBERTA'], place: 'Alberta', isCertain: true }],
  'America/Denver': [{ rules: ['COLORADO'], place: 'Colorado', isCertain: false }],
  'America/Los_Angeles': [
    { rules: ['CALIFORNIA'], place: 'California', isCertain: false },
    { rules: ['NEVADA', 'NEVADA_WEEKLY'], place: 'Nevada', isCertain: false },
  ],
  'America/Toronto': [
    { rules: ['ONTARIO'], place: 'Ontario', isCertain: false },
    { rules: ['QUEBEC'], place: 'Quebec', isCertain: false },
  ],
};

/** The laws that the time zone suggests, unless one of the zone's laws is that of the organization or of a person. */
export function findOvertimeRuleHints(
  { timezoneInForce, overtimeRule }: Pick<OrganizationSettings, 'timezoneInForce' | 'overtimeRule'>,
  rulesOfPeople: readonly OvertimeRule[],
): OvertimeRuleHint[] {
  const hints = hintsByZone[timezoneInForce] ?? [];
  if (hints.some(({ rules }) => rules.some((rule) => rule === overtimeRule))) return [];
  return hints
    .filter(({ rules }) => !rules.some((rule) => rulesOfPeople.includes(rule)))
    .map((hint) => ({
      overtimeRule: hint.rules[0],
      isCertain: hint.isCertain,
      message: describeHint(hint, timezoneInForce, overtimeRule),
    }));
}

function describeHint({ rules: [rule], place, isCertain }: ZoneHint, zone: string, current: OvertimeRule): string {
  const law = hintedLaws[rule];
  if (!isCertain) return `If people work in ${place}, their ${law}.`;
  const own = current === 'CUSTOM' ? 'the organization’s own' : overtimeLaws[current].name;
  return `${zone} is in ${place}, where ${law}. Your rule is ${own}.`;
}
