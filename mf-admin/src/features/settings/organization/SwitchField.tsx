import { useWatch } from '@timetrack/screens';
import { Label } from '@timetrack/ui';
import { useId } from 'react';
import { Switch } from '../../../components/Switch.js';
import type { SettingsForm } from './settings-form.js';

interface SwitchFieldProps {
  readonly form: SettingsForm;
  readonly name: 'requireLocationOnClock' | 'reopeningNeedsConsent';
  readonly label: string;
  readonly hint: string;
}

export function SwitchField({ form, name, label, hint }: SwitchFieldProps) {
  const id = useId();
  const isOn = useWatch({ control: form.control, name });
  return (
    <div className="ad:flex ad:items-start ad:justify-between ad:gap-4">
      <div className="ad:flex ad:flex-col ad:gap-1.5">
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-hint`} className="ad:text-sm ad:text-pretty ad:text-muted-foreground">
          {hint}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} isOn={isOn} {...form.register(name)} />
    </div>
  );
}
