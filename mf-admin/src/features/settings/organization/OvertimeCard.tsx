import { FormCard } from './FormCard.js';
import { OptionField } from './OptionField.js';
import { overtimeRules, weekdays } from './options.js';
import type { SettingsForm } from './settings-form.js';

export function OvertimeCard({ form }: { readonly form: SettingsForm }) {
  return (
    <FormCard title="Overtime" description="The overtime law that applies, and the seven days of the workweek">
      <OptionField form={form} name="overtimeRule" label="Overtime Rule" options={overtimeRules} />
      <OptionField
        form={form}
        name="workweekStartsOn"
        label="Workweek Starts On"
        options={weekdays}
        hint="At midnight of that day. Weekly overtime is never averaged over two workweeks."
      />
    </FormCard>
  );
}
