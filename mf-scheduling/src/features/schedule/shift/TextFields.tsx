import { Field, Textarea } from '@timetrack/ui';
import type { ComponentProps } from 'react';
import { textLabels } from '../board/shift.graphql.js';
import { type TextField, textFields } from '../board/shift-text.js';

interface TextFieldsProps {
  readonly register: (field: TextField) => ComponentProps<'textarea'>;
  readonly errorOf: (field: TextField) => string | undefined;
}

export function TextFields({ register, errorOf }: TextFieldsProps) {
  return textFields.map((field) => (
    <Field key={field} label={textLabels[field]} optional error={errorOf(field)}>
      <Textarea {...register(field)} maxLength={20_000} />
    </Field>
  ));
}
