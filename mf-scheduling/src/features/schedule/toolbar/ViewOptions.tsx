import { Popover, PopoverContent, PopoverTrigger, Select } from '@timetrack/ui';
import { Button } from '@timetrack/ui/basics';
import { useId } from 'react';
import { colorings, densities, groupings, idleChoices } from '../state/appearance.js';
import type { ScheduleAddress } from '../state/use-schedule-address.js';

export interface ViewOptionsProps {
  readonly address: ScheduleAddress;
}

/** How the schedule looks. The month has no rows of people. The button was pressed already when this is loaded, so it opens immediately. */
export function ViewOptions({ address }: ViewOptionsProps) {
  const { view, group, color, idle, density, change } = address;
  const hasRows = view !== 'month';
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>
        <Button variant="outline">View options</Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="View options">
        {hasRows && (
          <Choice
            label="Group by"
            value={group}
            options={{ none: 'Nothing', job: 'Job' }}
            choices={groupings}
            onChoose={(choice) => change({ group: choice })}
          />
        )}
        <Choice
          label="Color by"
          value={color}
          options={{ person: 'Person', job: 'Job' }}
          choices={colorings}
          onChoose={(choice) => change({ color: choice })}
        />
        {hasRows && (
          <>
            <Choice
              label="People without shifts"
              value={idle}
              options={{ shown: 'Shown', folded: 'Folded away' }}
              choices={idleChoices}
              onChoose={(choice) => change({ idle: choice })}
            />
            <Choice
              label="Rows"
              value={density}
              options={{ auto: 'Automatic', comfortable: 'Comfortable', compact: 'Compact' }}
              choices={densities}
              onChoose={(choice) => change({ density: choice })}
            />
          </>
        )}
      </PopoverContent>
    </Popover>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly choices: readonly Value[];
  readonly onChoose: (choice: Value) => void;
}

function Choice<Value extends string>({ label, value, options, choices, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="sc:flex sc:flex-col sc:gap-1.5">
      <label htmlFor={id} className="sc:text-sm sc:font-medium">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => {
          const choice = choices.find((one) => one === target.value);
          if (choice) onChoose(choice);
        }}
        options={choices.map((choice) => [choice, options[choice]])}
      />
    </div>
  );
}
