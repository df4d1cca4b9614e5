import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { formatCount, formatDate, LoadFailure, useToday, useWatch, useZodForm } from '@timetrack/screens';
import { FormDialog, Form as FormElement, Skeleton } from '@timetrack/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { LoadHasPayTerms } from '../../../components/has-pay-terms.graphql.js';
import { PositionsDialog } from './PositionsDialog.js';
import { TermsFields } from './TermsFields.js';
import { TermsPreview, useTermsPreview } from './TermsPreview.js';
import { ChangePayTerms, LoadPayTerms } from './terms.graphql.js';
import { changesIn, serverFields, termsSchema, valuesOf } from './terms-form.js';
import { type Terms, termsOn } from './terms-words.js';
import { type TermsChoices, useTermsChoices } from './use-terms-choices.js';

interface Person {
  readonly id: string;
  readonly name: string;
}

interface TermsFormProps {
  readonly people: readonly Person[];
  /** The terms of one person over time. Null for several people, whose terms differ. */
  readonly history: readonly Terms[] | null;
  readonly onChanged?: () => void;
}

interface ChangeTermsDialogProps extends TermsFormProps {
  readonly trigger: ReactElement;
}

export function ChangeTermsDialog({ trigger, onChanged, ...props }: ChangeTermsDialogProps) {
  const { people } = props;
  const [first] = people;
  const whose = people.length === 1 && first ? first.name : formatCount(people.length, 'person');
  return (
    <FormDialog
      trigger={trigger}
      title="Change Pay Terms"
      description={`${whose}. Earlier days keep the terms that they have now.`}
    >
      {(close) => (
        <LoadedForm
          {...props}
          onChanged={() => {
            close();
            onChanged?.();
          }}
        />
      )}
    </FormDialog>
  );
}

function LoadedForm(props: TermsFormProps) {
  const { choices, error, refetch } = useTermsChoices();
  const [isManaging, setManaging] = useState(false);
  if (!choices && error) return <LoadFailure title="Failed to load the rules" error={error} onRetry={refetch} />;
  if (!choices) return <Skeleton className="ad:h-80" />;
  return (
    <>
      <TermsForm {...props} choices={choices} onManage={() => setManaging(true)} />
      {isManaging && <PositionsDialog positions={choices.positions} onClose={() => setManaging(false)} />}
    </>
  );
}

interface FormProps extends TermsFormProps {
  readonly choices: TermsChoices;
  readonly onManage: () => void;
}

function TermsForm({ people, history, choices, onChanged, onManage }: FormProps) {
  const client = useApolloClient();
  const showToast = useToast();
  const today = useToday();
  const initialOn = (day: string) => valuesOf(history && (termsOn(history, day) ?? null), today);
  const form = useZodForm({
    schema: termsSchema,
    defaultValues: initialOn(today),
    failureTitle: 'Failed to change the pay terms',
    serverFields,
    onSubmit: async (values, context) => {
      const input = {
        userIds: people.map(({ id }) => id),
        from: values.from,
        ...changesIn(values, initialOn(values.from)),
      };
      await client.mutate({
        ...{ mutation: ChangePayTerms, variables: { input }, context },
        refetchQueries: [LoadPayTerms, LoadHasPayTerms],
        awaitRefetchQueries: true,
      });
      showToast({ title: `Pay terms changed from ${formatDate(values.from)}` });
      onChanged?.();
    },
  });
  const values = useWatch({ control: form.control, compute: (each) => each });
  const { from } = values;
  const preview = useTermsPreview({ userIds: people.map(({ id }) => id), values, initial: initialOn(from) });
  const { reset } = form;

  // Fields that were not edited follow the terms that hold on the chosen day.
  useEffect(() => {
    const terms = history && termsOn(history, from);
    if (terms) reset(valuesOf(terms, today), { keepDirtyValues: true, keepErrors: true });
  }, [history, from, today, reset]);

  return (
    <FormElement busy={form.isSubmitting} submitLabel="Change Terms" onSubmit={form.submit} className="ad:gap-4">
      <TermsFields
        form={form}
        choices={choices}
        isSeveral={history === null}
        dayError={preview.failure?.fields.from}
        onManage={onManage}
      />
      <TermsPreview {...preview} />
    </FormElement>
  );
}
