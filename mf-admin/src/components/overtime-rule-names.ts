import type { OvertimeRule } from '../gql/graphql.js';

/** For screens that have the key of a rule and load no rules. */
export const overtimeRuleNames: Readonly<Record<OvertimeRule, string>> = {
  NONE: 'No overtime',
  FLSA: 'Federal (FLSA)',
  CALIFORNIA: 'California',
  COLORADO: 'Colorado',
  ALASKA: 'Alaska',
  NEVADA: 'Nevada, daily and weekly',
  NEVADA_WEEKLY: 'Nevada, weekly only',
  KENTUCKY: 'Kentucky',
  OREGON: 'Oregon',
  OREGON_MANUFACTURING: 'Oregon, manufacturing',
  PUERTO_RICO: 'Puerto Rico',
  ONTARIO: 'Ontario',
  QUEBEC: 'Quebec',
  BRITISH_COLUMBIA: 'British Columbia',
  ALBERTA: 'Alberta',
  CUSTOM: 'The organization’s own rule',
};
