import { useWatch } from '@timetrack/screens';
import { Field, Input, Label } from '@timetrack/ui';
import { useId } from 'react';
import { Switch } from '../../../components/Switch.js';
import { FormCard } from './FormCard.js';
import type { SettingsForm } from './settings-form.js';

export function TimesheetCard({ form }: { readonly form: SettingsForm }) {
  const id = useId();
  const requireLocation = useWatch({ control: form.control, name: 'requireLocationOnClock' });
  return (
    <FormCard title="Timesheet settings" description="What a clock-in must include">
      <div className="ad:flex ad:items-start ad:justify-between ad:gap-4">
        <div className="ad:flex ad:flex-col ad:gap-1.5">
          <Label htmlFor={id}>Require Location on Clock-in</Label>
          <p id={`${id}-hint`} className="ad:text-sm ad:text-muted-foreground">
            A clock-in without a location is accepted and flagged for review.
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          isOn={requireLocation}
          {...form.register('requireLocationOnClock')}
        />
      </div>
      <Field
        label="Geofence Tolerance (meters)"
        hint="A whole number from 0 to 1000."
        error={form.errorOf('geofenceToleranceMeters')}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={0}
          max={1000}
          step={1}
          {...form.register('geofenceToleranceMeters')}
        />
      </Field>
    </FormCard>
  );
}
