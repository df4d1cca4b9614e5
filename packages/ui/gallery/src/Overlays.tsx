import { useState } from 'react';
import { Archive, Ellipsis, Pencil, Trash2 } from '../../src/icons.js';
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Field,
  Form,
  FormDialog,
  Input,
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
  Select,
  Sheet,
  SheetContent,
  SheetDescription,
  SheetTitle,
  SheetTrigger,
  ToastArea,
  type ToastContent,
  Tooltip,
  TooltipContent,
  TooltipTrigger,
} from '../../src/index.js';
import { Row, Section } from './Section.js';

export function Overlays() {
  const [toast, setToast] = useState<ToastContent | null>(null);
  return (
    <Section title="Dialog, FormDialog, ConfirmDialog, Sheet, DropdownMenu, Popover, Tooltip, Toast">
      <Row>
        <EditDialog onSave={() => setToast({ title: 'Timesheet updated' })} />
        <JobDialog />
        <DeleteConfirmation />
        <SideSheet side="left" />
        <SideSheet side="right" />
        <RowMenu />
        <SmallForm />
        <Tooltip>
          <TooltipTrigger asChild>
            <Button variant="outline">With a tooltip</Button>
          </TooltipTrigger>
          <TooltipContent>Ctrl+B opens and closes the sidebar</TooltipContent>
        </Tooltip>
        <Button
          variant="outline"
          onClick={() => setToast({ title: 'Notes saved', description: 'Two photos were added to your timesheet.' })}
        >
          Show a toast
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            setToast({ title: 'Clock-in failed', description: 'You are already clocked in.', variant: 'destructive' })
          }
        >
          Show a destructive toast
        </Button>
      </Row>
      <ToastArea message={toast} onDismiss={() => setToast(null)} />
    </Section>
  );
}

function EditDialog({ onSave }: { readonly onSave: () => void }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Open a dialog</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader title="Edit timesheet" description="Times are in the organization’s zone, America/Denver." />
        <Field label="Clock In" required>
          <Input type="datetime-local" defaultValue="2026-03-02T08:00" />
        </Field>
        <Field label="Clock Out" optional>
          <Input type="datetime-local" />
        </Field>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button onClick={onSave}>Save</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** Guards unsaved changes, and moves the focus to the first invalid field. */
function JobDialog() {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      trigger={<Button variant="outline">Open a form</Button>}
      title="New Job"
      description="Everyone can choose it immediately."
    >
      {(close) => (
        <Form
          busy={false}
          submitLabel="Create Job"
          onSubmit={() => (name === '' ? setError('Job name is required') : close())}
        >
          <Field label="Job Name" required error={error}>
            <Input value={name} onChange={({ target }) => setName(target.value)} />
          </Field>
          <Field label="Pay Period">
            <Select defaultValue="weekly">
              <option value="weekly">Weekly</option>
              <option value="biweekly">Every two weeks</option>
            </Select>
          </Field>
        </Form>
      )}
    </FormDialog>
  );
}

function DeleteConfirmation() {
  return (
    <ConfirmDialog
      trigger={<Button variant="destructive">Ask before deleting</Button>}
      title="Delete schedule"
      description="Are you sure you want to delete this schedule? This action cannot be undone."
      action="Delete"
      variant="destructive"
      onAction={() => undefined}
    />
  );
}

function SideSheet({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline">{`Open a sheet on the ${side}`}</Button>
      </SheetTrigger>
      <SheetContent side={side}>
        <SheetTitle>TimeTrack</SheetTitle>
        <SheetDescription>Manager</SheetDescription>
        <nav aria-label={`Example on the ${side}`} className="flex flex-col gap-1">
          <Button variant="ghost" className="justify-start">
            Dashboard
          </Button>
          <Button variant="ghost" className="justify-start">
            Timesheets
          </Button>
        </nav>
      </SheetContent>
    </Sheet>
  );
}

function SmallForm() {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">Open a popover</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Tolerance">
        <Field label="Tolerance (meters)">
          <Input inputMode="numeric" defaultValue="150" />
        </Field>
        <PopoverClose asChild>
          <Button>Apply</Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  );
}

function RowMenu() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="icon" aria-label="Actions">
          <Ellipsis aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuItem>
          <Pencil aria-hidden="true" />
          <span>{' Edit'}</span>
        </DropdownMenuItem>
        <DropdownMenuItem disabled>
          <Archive aria-hidden="true" />
          <span>{' Archive'}</span>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="destructive">
          <Trash2 aria-hidden="true" />
          <span>{' Delete Permanently'}</span>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
