import type { Board_ScheduleFragment } from '../../../gql/graphql.js';
import { textLabels } from './shift.graphql.js';

export type TextField = keyof typeof textLabels;

/** The text of a shift or a template. Null without text. */
export type ShiftText = Pick<Board_ScheduleFragment, TextField>;

/** The text as it is in a form. Empty without text. */
export type EnteredText = Record<TextField, string>;

export const textFields = Object.keys(textLabels) as readonly TextField[];

export function mapFields<Value>(toValue: (field: TextField) => Value): Record<TextField, Value> {
  return Object.fromEntries(textFields.map((field) => [field, toValue(field)])) as Record<TextField, Value>;
}

export const noText: ShiftText = mapFields(() => null);
export const emptyText: EnteredText = mapFields(() => '');

export const pickText = (source: ShiftText): ShiftText => mapFields((field) => source[field]);
export const enterText = (source: ShiftText): EnteredText => mapFields((field) => source[field] ?? '');
