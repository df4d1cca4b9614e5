import { useApolloClient } from '@timetrack/client';
import { useToast } from '@timetrack/contracts';
import { addDays, formatDateRange, useReportFailure } from '@timetrack/screens/basics';
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogContent,
  DialogHeader,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Field,
  Input,
} from '@timetrack/ui';
import { EllipsisVertical, Pencil, RefreshCw, Trash2 } from '@timetrack/ui/icons';
import { useState } from 'react';
import { maxNameCharacters } from '../templates/template-values.js';
import { DeleteWeekTemplate, LoadWeekTemplates, UpdateWeekTemplate } from './drafts.graphql.js';

interface WeekTemplateMenuProps {
  readonly template: { readonly id: string; readonly name: string };
  readonly week: string;
}

/** Renames a template, replaces its shifts with those of the week, or deletes it. */
export function WeekTemplateMenu({ template, week }: WeekTemplateMenuProps) {
  const [question, setQuestion] = useState<'rename' | 'replace' | 'delete' | null>(null);
  const { id, name } = template;
  const change = useChangeTemplate();
  const close = () => setQuestion(null);
  const dates = formatDateRange(week, addDays(week, 6));
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={`Change ‘${name}’`}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setQuestion('rename')}>
            <Pencil aria-hidden="true" />
            <span>Rename</span>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setQuestion('replace')}>
            <RefreshCw aria-hidden="true" />
            <span>Replace with this week</span>
          </DropdownMenuItem>
          <DropdownMenuItem variant="destructive" onSelect={() => setQuestion('delete')}>
            <Trash2 aria-hidden="true" />
            <span>Delete</span>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {question === 'rename' && (
        <Rename
          name={name}
          onClose={close}
          onRename={(next) => change.update({ id, name: next }, 'Template renamed')}
        />
      )}
      <ConfirmDialog
        open={question === 'replace'}
        onOpenChange={close}
        title={`Replace ‘${name}’?`}
        description={`The shifts of ${dates} take the place of those in the template.`}
        action="Replace"
        onAction={() => void change.update({ id, weekOf: week }, 'Template replaced')}
      />
      <ConfirmDialog
        open={question === 'delete'}
        onOpenChange={close}
        title={`Delete ‘${name}’?`}
        description="Shifts that were added from it stay. This action cannot be undone."
        action="Delete"
        variant="destructive"
        onAction={() => void change.remove(id)}
      />
    </>
  );
}

function useChangeTemplate() {
  const client = useApolloClient();
  const showToast = useToast();
  const reportFailure = useReportFailure();

  async function send(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work();
      await client.refetchQueries({ include: [LoadWeekTemplates] });
      showToast({ title: done });
    } catch (error) {
      reportFailure(error, 'Failed to change the template');
    }
  }

  return {
    update: (input: { readonly id: string; readonly name?: string; readonly weekOf?: string }, done: string) =>
      send(() => client.mutate({ mutation: UpdateWeekTemplate, variables: { input } }), done),
    remove: (id: string) =>
      send(() => client.mutate({ mutation: DeleteWeekTemplate, variables: { input: { id } } }), 'Template deleted'),
  };
}

interface RenameProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onRename: (name: string) => Promise<void>;
}

function Rename({ name, onClose, onRename }: RenameProps) {
  const [text, setText] = useState(name);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sc:max-w-sm">
        <DialogHeader title={`Rename ‘${name}’`} />
        <form
          noValidate
          className="sc:flex sc:flex-col sc:gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') void onRename(text).then(onClose);
          }}
        >
          <Field label="Name" required error={text.trim() === '' ? 'Name is required' : undefined}>
            <Input
              value={text}
              maxLength={maxNameCharacters}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <Button type="submit" className="sc:self-end">
            Rename
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  );
}
