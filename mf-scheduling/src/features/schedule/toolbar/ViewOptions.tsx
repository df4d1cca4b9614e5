import { Button, Popover, PopoverContent, PopoverTrigger } from '@timetrack/ui';
import { Field, Select } from '@timetrack/ui/basics';
import type { ScheduleState } from '../state/address-format.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';
import { viewOptionsButton } from './view-options-button.js';

export interface ViewOptionsProps {
  readonly address: ScheduleAddress;
}

/** `needsRows`: the month has no rows of people. */
const fields = [
  { name: 'group', label: 'Group by', texts: { none: 'Nothing', job: 'Job', team: 'Team' }, needsRows: true },
  { name: 'color', label: 'Color by', texts: { person: 'Person', job: 'Job' }, needsRows: false },
  { name: 'idle', label: 'People without shifts', texts: { shown: 'Shown', folded: 'Folded away' }, needsRows: true },
  {
    name: 'density',
    label: 'Rows',
    texts: { auto: 'Automatic', comfortable: 'Comfortable', compact: 'Compact' },
    needsRows: true,
  },
] as const;

/** How the schedule looks. The button was pressed already when this is loaded, so it opens immediately. */
export function ViewOptions({ address }: ViewOptionsProps) {
  const visible = fields.filter(({ needsRows }) => !needsRows || address.view !== 'month');
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>
        <Button {...viewOptionsButton} />
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="View options">
        {visible.map(({ name, label, texts }) => (
          <Field key={name} label={label}>
            <Select
              value={address[name]}
              onChange={({ target }) => address.change({ [name]: target.value } as Partial<ScheduleState>)}
              options={Object.entries(texts)}
            />
          </Field>
        ))}
      </PopoverContent>
    </Popover>
  );
}
