import { formatWeekdayDateTimeRange, fullName, useTimeZone, useWatch, useZodForm } from '@timetrack/screens';
import {
  Alert,
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  type Elements,
  Field,
  Textarea,
} from '@timetrack/ui';
import { type ComponentProps, type RefObject, useId } from 'react';
import * as z from 'zod/mini';
import type { PendingRequest_RequestFragment, ShiftOutcome } from '../../../gql/graphql.js';
import { formatHours, formatPolicy, phraseDays, pointAtDays } from '../components/labels.js';
import { RequestNote } from '../components/RequestDetails.js';
import type { Decision, DecisionDraft } from './use-decision.js';

interface DecisionDialogProps {
  readonly draft: DecisionDraft;
  /** Receives the focus when the dialog closes. */
  readonly focusNext: RefObject<HTMLElement | null>;
  /** Called with every change, so that nothing is lost when the dialog closes. */
  readonly onChange: (decision: Decision) => void;
  readonly onClose: () => void;
  readonly onDecide: (decision: Decision) => void;
}

const schema = z.object({ note: z.string(), removeFromShifts: z.boolean(), cancelEmptyShifts: z.boolean() });

export function DecisionDialog({ draft, focusNext, onChange, onClose, onDecide }: DecisionDialogProps) {
  const { request, verdict, note, removeFromShifts, cancelEmptyShifts } = draft;
  const confirmations = Object.entries(draft.confirmations);
  const action = verdict === 'approve' ? 'Approve' : 'Deny';
  const form = useZodForm({
    schema,
    defaultValues: { note, removeFromShifts, cancelEmptyShifts },
    // The screen keeps the draft while the dialog is closed, and guards it.
    guard: { setUnsaved: () => undefined },
    failureTitle: `Failed to ${verdict} PTO request`,
    onSubmit: async (decision) => onDecide(decision),
  });
  const isRemoving = useWatch({ control: form.control, name: 'removeFromShifts' });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        className="sc:max-w-md"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          focusNext.current?.focus();
        }}
      >
        <DialogHeader
          title={`${action} this request?`}
          description={`${fullName(request.user)} requested ${formatHours(request.hours)} of ${formatPolicy(request.policy)} ${phraseDays(request)}.`}
        />
        <form
          className="sc:flex sc:flex-col sc:gap-5"
          onChange={() => onChange(form.getValues())}
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <RequestNote request={request} />
          {confirmations.map(([field, message]) => (
            <Alert key={field} variant="warning">
              {message}
            </Alert>
          ))}
          {verdict === 'approve' && (
            <AffectedShifts
              request={request}
              isRemoving={isRemoving}
              removeProps={form.register('removeFromShifts')}
              cancelProps={form.register('cancelEmptyShifts')}
            />
          )}
          <Field label="Note" optional hint={`${request.user.firstName} can read it.`}>
            <Textarea {...form.register('note')} />
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" variant={verdict === 'approve' ? 'success' : 'destructive'}>
              {confirmations.length > 0 ? 'Approve Anyway' : `${action} Request`}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

interface AffectedShiftsProps {
  readonly request: PendingRequest_RequestFragment;
  readonly isRemoving: boolean;
  readonly removeProps: ComponentProps<'input'>;
  readonly cancelProps: ComponentProps<'input'>;
}

/** Offers to take the requester off the shifts on the days, and names those without other people. */
function AffectedShifts({ request, isRemoving, removeProps, cancelProps }: AffectedShiftsProps) {
  const { firstName } = request.user;
  const withOutcome = (outcome: ShiftOutcome) => request.shiftsOnTimeOff.filter((shift) => shift.outcome === outcome);
  const [shared, alone] = [withOutcome('REMOVED'), withOutcome('ONLY_PERSON')];
  if (shared.length + alone.length === 0) return null;
  return (
    <fieldset className="sc:flex sc:flex-col sc:gap-3 sc:rounded-lg sc:bg-muted sc:p-3 sc:text-sm">
      <legend className="sc:sr-only">{`Shifts ${pointAtDays(request)}`}</legend>
      <Checkbox label={`Take ${firstName} off the shifts ${pointAtDays(request)}`} inputProps={removeProps}>
        <Shifts shifts={[...shared, ...alone]} />
      </Checkbox>
      {isRemoving && alone.length > 0 && (
        <>
          <p className="sc:text-pretty">
            {`Nobody else works ${alone.map(({ schedule }) => schedule.title).join(', ')}. A shift needs an employee, so ${alone.length === 1 ? 'it stays' : 'these stay'} with ${firstName} unless you cancel ${alone.length === 1 ? 'it' : 'them'}.`}
          </p>
          <Checkbox
            label={alone.length === 1 ? 'Cancel that shift' : `Cancel those ${alone.length} shifts`}
            inputProps={cancelProps}
          />
        </>
      )}
    </fieldset>
  );
}

function Shifts({ shifts }: { readonly shifts: PendingRequest_RequestFragment['shiftsOnTimeOff'] }) {
  const timeZone = useTimeZone();
  return (
    <ul className="sc:flex sc:flex-col sc:gap-0.5 sc:text-muted-foreground sc:tabular-nums">
      {shifts.map(({ schedule: { id, title, startAt, endAt } }) => (
        <li key={id} className="sc:wrap-anywhere">
          {`${formatWeekdayDateTimeRange(startAt, endAt, timeZone)} · ${title}`}
        </li>
      ))}
    </ul>
  );
}

interface CheckboxProps {
  readonly label: string;
  readonly inputProps: ComponentProps<'input'>;
  readonly children?: Elements;
}

function Checkbox({ label, inputProps, children }: CheckboxProps) {
  const id = useId();
  return (
    <div className="sc:relative sc:flex sc:items-start sc:gap-3">
      <input
        type="checkbox"
        id={id}
        {...inputProps}
        className="sc:z-10 sc:mt-0.5 sc:size-5 sc:shrink-0 sc:cursor-pointer sc:accent-primary"
      />
      <div className="sc:flex sc:min-w-0 sc:flex-col sc:gap-1">
        {/* The label covers the shifts too, so that a finger finds it. */}
        <label htmlFor={id} className="sc:cursor-pointer sc:font-medium sc:after:absolute sc:after:inset-0">
          {label}
        </label>
        {children}
      </div>
    </div>
  );
}
