import { Field, Input } from '@timetrack/ui';
import { FormCard } from './FormCard.js';
import { SwitchField } from './SwitchField.js';
import type { SettingsForm } from './settings-form.js';

export function TimesheetCard({ form }: { readonly form: SettingsForm }) {
  return (
    <FormCard title="Timesheet settings" description="What a clock-in must include">
      <SwitchField
        form={form}
        name="requireLocationOnClock"
        label="Require Location on Clock-in"
        hint="A clock-in without a location is accepted and flagged for review."
      />
      <Field
        label="Geofence Tolerance (meters)"
        hint="A whole number from 0 to 1000. It takes effect once work locations exist."
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
