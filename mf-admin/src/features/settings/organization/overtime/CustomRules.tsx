import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input, Select } from '@timetrack/ui';
import { Plus } from '@timetrack/ui/icons';
import { useState } from 'react';
import * as z from 'zod/mini';
import { EditableRow } from '../../../../components/EditableRow.js';
import { EmptyText } from '../../../../components/Layout.js';
import { LoadOvertimeRules } from '../../../../components/overtime-rules.graphql.js';
import {
  countryNames,
  describeLimits,
  describeSources,
  type RuleDefinition,
} from '../../../../components/overtime-rules.js';
import { useChange } from '../../../../hooks/use-change.js';
import { countries, createInput, customRuleSchema, newRule } from './custom-rule-form.js';
import { CreateOvertimeRule, DeleteOvertimeRule, UpdateOvertimeRule } from './custom-rules.graphql.js';

const refetchQueries = [LoadOvertimeRules];

/** The organization's own rules, with a form that adds one. Limits never change: other limits are another rule. */
export function CustomRules({ rules }: { readonly rules: readonly RuleDefinition[] }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="ad:flex ad:flex-col ad:gap-4">
      {rules.length === 0 && !isAdding && <EmptyText>No rules yet.</EmptyText>}
      {rules.length > 0 && !isAdding && (
        <ul aria-label="Your own rules" className="ad:divide-y ad:divide-border">
          {rules.map((rule) => (
            <RuleRow key={rule.customRuleId} rule={rule} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <NewRuleForm onDone={() => setAdding(false)} />
      ) : (
        <Button variant="outline" className="ad:self-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          <span>Add Rule</span>
        </Button>
      )}
    </div>
  );
}

function RuleRow({ rule }: { readonly rule: RuleDefinition }) {
  const { busy, change } = useChange();
  const id = rule.customRuleId ?? '';
  const remove = () =>
    change({
      ...{ mutation: DeleteOvertimeRule, variables: { input: { id } }, refetchQueries },
      ...{ done: 'Rule removed', failed: 'Failed to remove the rule' },
    });
  const reinstate = () =>
    change({
      ...{ mutation: UpdateOvertimeRule, variables: { input: { id, retired: false } }, refetchQueries },
      ...{ done: 'Rule reinstated', failed: 'Failed to reinstate the rule' },
    });
  return (
    <EditableRow
      name={rule.name}
      detail={[describeLimits(rule), describeSources(rule)].filter(Boolean).join(' ')}
      isRetired={rule.retired}
      busy={busy}
      onRemove={() => void remove()}
      onReinstate={() => void reinstate()}
      renderForm={(close) => <RenameForm rule={rule} onDone={close} />}
    />
  );
}

interface FormProps {
  readonly onDone: () => void;
}

const renameSchema = z.object({
  name: customRuleSchema.shape.name,
  source: z.pipe(
    z.string(),
    z.transform((text) => text.trim() || null),
  ),
});

function RenameForm({ rule, onDone }: FormProps & { readonly rule: RuleDefinition }) {
  const client = useApolloClient();
  const form = useZodForm({
    schema: renameSchema,
    defaultValues: { name: rule.name, source: rule.laws[0]?.source ?? '' },
    failureTitle: 'Failed to rename the rule',
    onSubmit: async (input, context) => {
      const variables = { input: { id: rule.customRuleId ?? '', ...input } };
      await client.mutate({ mutation: UpdateOvertimeRule, variables, context, refetchQueries });
      onDone();
    },
  });
  return (
    <Form busy={form.isSubmitting} onSubmit={form.submit} className="ad:gap-3">
      <Field label="Name" error={form.errorOf('name')}>
        <Input maxLength={60} autoFocus {...form.register('name')} />
      </Field>
      <Field label="Source" optional error={form.errorOf('source')}>
        <Input maxLength={200} {...form.register('source')} />
      </Field>
      <FormButtons label="Save" busy={form.isSubmitting} onCancel={onDone} />
    </Form>
  );
}

const limits = [
  ['dailyMinutes', 'Overtime: Hours a Day'],
  ['weeklyMinutes', 'Overtime: Hours a Week'],
  ['dailyDoubleMinutes', 'Double Time: Hours a Day'],
  ['consecutiveMinutes', 'Overtime: Hours in a Row'],
] as const;

const nthDays = ['2nd', '3rd', '4th', '5th', '6th', '7th'].map(
  (text, index) => [index + 2, `The ${text} day of work in a row`] as const,
);

function NewRuleForm({ onDone }: FormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const form = useZodForm({
    schema: customRuleSchema,
    defaultValues: newRule,
    failureTitle: 'Failed to add the rule',
    serverFields: {
      limits: 'dailyMinutes',
      ...Object.fromEntries(limits.map(([name]) => [`limits.${name}`, name])),
      'limits.nthDay': 'nthDay',
    },
    onSubmit: async (rule, context) => {
      const variables = { input: createInput(rule) };
      await client.mutate({
        mutation: CreateOvertimeRule,
        variables,
        context,
        refetchQueries,
        awaitRefetchQueries: true,
      });
      showToast({ title: 'Rule added' });
      onDone();
    },
  });
  return (
    <Form busy={form.isSubmitting} onSubmit={form.submit} aria-label="New rule" className="ad:gap-4">
      <p className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
        Overtime and double time start after these hours. One limit is enough.
      </p>
      <div className="ad:grid ad:items-start ad:gap-4 ad:sm:grid-cols-2">
        <Field label="Name" required error={form.errorOf('name')}>
          <Input maxLength={60} autoComplete="off" autoFocus {...form.register('name')} />
        </Field>
        <Field label="Country" error={form.errorOf('country')}>
          <Select {...form.register('country')} options={countries.map((each) => [each, countryNames[each]])} />
        </Field>
        {limits.map(([name, label]) => (
          <Field key={name} label={label} error={form.errorOf(name)}>
            <Input inputMode="decimal" autoComplete="off" {...form.register(name)} />
          </Field>
        ))}
        <Field label="Overtime: Whole Day" error={form.errorOf('nthDay')}>
          <Select {...form.register('nthDay')} options={[['', 'No day'], ...nthDays]} />
        </Field>
        <Field label="Source" optional hint="Such as a collective agreement" error={form.errorOf('source')}>
          <Input maxLength={200} autoComplete="off" {...form.register('source')} />
        </Field>
      </div>
      <FormButtons label="Add Rule" busy={form.isSubmitting} onCancel={onDone} />
    </Form>
  );
}

interface FormButtonsProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

function FormButtons({ label, busy, onCancel }: FormButtonsProps) {
  return (
    <div className="ad:flex ad:justify-end ad:gap-2">
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={busy}>
        {label}
      </Button>
    </div>
  );
}
