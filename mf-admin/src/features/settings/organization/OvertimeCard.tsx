import { ChoiceField } from './ChoiceField.js';
import { overtimeRules, weekdays } from './choices.js';
import { FormCard } from './FormCard.js';
import type { SettingsForm } from './use-settings-form.js';

export function OvertimeCard({ form: { values, errors, set } }: { readonly form: SettingsForm }) {
  return (
    <FormCard title="Overtime" description="Under which law hours are paid, and over which seven days they add up">
      <ChoiceField
        label="Overtime Rule"
        value={values.overtimeRule}
        choices={overtimeRules}
        error={errors.overtimeRule}
        onChange={(overtimeRule) => set({ overtimeRule })}
      />
      <ChoiceField
        label="Workweek Starts On"
        value={values.workweekStartsOn}
        choices={weekdays}
        hint="At midnight of that day. Weekly overtime is never averaged over two workweeks."
        error={errors.workweekStartsOn}
        onChange={(workweekStartsOn) => set({ workweekStartsOn })}
      />
    </FormCard>
  );
}
