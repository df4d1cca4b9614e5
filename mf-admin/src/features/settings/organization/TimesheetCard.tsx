import { Field, Input, Label } from '@timetrack/ui';
import { useId } from 'react';
import { Switch } from '../../../components/Switch.js';
import { FormCard } from './FormCard.js';
import type { SettingsForm } from './use-settings-form.js';

export function TimesheetCard({ form: { values, errors, set } }: { readonly form: SettingsForm }) {
  const id = useId();
  return (
    <FormCard title="Timesheet settings" description="What a clock-in has to bring along">
      <div className="ad:flex ad:items-start ad:justify-between ad:gap-4">
        <div className="ad:flex ad:flex-col ad:gap-1.5">
          <Label htmlFor={id}>Require Location on Clock-in</Label>
          <p id={`${id}-hint`} className="ad:text-sm ad:text-muted-foreground">
            A clock-in without one is never refused: it is flagged for review.
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={values.requireLocationOnClock}
          onChange={({ target }) => set({ requireLocationOnClock: target.checked })}
        />
      </div>
      <Field
        label="Geofence Tolerance (meters)"
        hint="A whole number from 0 to 1000."
        error={errors.geofenceToleranceMeters}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={0}
          max={1000}
          step={1}
          value={values.geofenceToleranceMeters}
          onChange={({ target }) => set({ geofenceToleranceMeters: target.value })}
        />
      </Field>
    </FormCard>
  );
}
