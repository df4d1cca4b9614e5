import { useApolloClient } from '@timetrack/client';
import { useZodForm } from '@timetrack/screens';
import { Button, Field, Form, Input } from '@timetrack/ui';
import * as z from 'zod/mini';
import { EditableRow } from '../../../components/EditableRow.js';
import { EmptyText } from '../../../components/Layout.js';
import { SideDialog } from '../../../components/SideDialog.js';
import { useChange } from '../../../hooks/use-change.js';
import { CreatePosition, DeletePosition, LoadTermsChoices, UpdatePosition } from './terms.graphql.js';
import type { TermsChoices } from './use-terms-choices.js';

type Position = TermsChoices['positions'][number];

interface PositionsDialogProps {
  readonly positions: readonly Position[];
  readonly onClose: () => void;
}

const refetchQueries = [LoadTermsChoices];

export function PositionsDialog({ positions, onClose }: PositionsDialogProps) {
  return (
    <SideDialog title="Positions" description="What people are employed as." onClose={onClose}>
      {positions.length === 0 ? (
        <EmptyText>No positions yet.</EmptyText>
      ) : (
        <ul aria-label="Positions" className="ad:divide-y ad:divide-border">
          {positions.map((position) => (
            <PositionRow key={position.id} position={position} />
          ))}
        </ul>
      )}
      <NameForm label="New Position" submit="Add" clears />
    </SideDialog>
  );
}

function PositionRow({ position }: { readonly position: Position }) {
  const { busy, change } = useChange();
  const { id, name, retired } = position;
  const remove = () =>
    change({
      ...{ mutation: DeletePosition, variables: { input: { id } }, refetchQueries },
      ...{ done: 'Position removed', failed: 'Failed to remove the position' },
    });
  const reinstate = () =>
    change({
      ...{ mutation: UpdatePosition, variables: { input: { id, retired: false } } },
      ...{ done: 'Position reinstated', failed: 'Failed to reinstate the position' },
    });
  return (
    <EditableRow
      name={name}
      isRetired={retired}
      busy={busy}
      onRemove={() => void remove()}
      onReinstate={() => void reinstate()}
      renderForm={(close) => <NameForm label="Position Name" submit="Save" position={position} onDone={close} />}
    />
  );
}

interface NameFormProps {
  readonly label: string;
  readonly submit: string;
  /** The position to rename. Without it, the form adds one. */
  readonly position?: Position;
  readonly clears?: boolean;
  readonly onDone?: () => void;
}

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Name is required')) });

function NameForm({ label, submit, position, clears = false, onDone }: NameFormProps) {
  const client = useApolloClient();
  const form = useZodForm({
    schema,
    defaultValues: { name: position?.name ?? '' },
    failureTitle: 'Failed to save the position',
    onSubmit: async ({ name }, context) => {
      await (position
        ? client.mutate({ mutation: UpdatePosition, variables: { input: { id: position.id, name } }, context })
        : client.mutate({ mutation: CreatePosition, variables: { input: { name } }, context, refetchQueries }));
      if (clears) form.setValue('name', '');
      onDone?.();
    },
  });
  return (
    <Form busy={form.isSubmitting} onSubmit={form.submit}>
      <div className="ad:flex ad:items-start ad:gap-2">
        <Field label={label} error={form.errorOf('name')} className="ad:min-w-0 ad:flex-1">
          <Input maxLength={60} autoComplete="off" autoFocus={position !== undefined} {...form.register('name')} />
        </Field>
        <Button type="submit" variant="outline" busy={form.isSubmitting} className="ad:mt-6.5">
          {submit}
        </Button>
      </div>
    </Form>
  );
}
