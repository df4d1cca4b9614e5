import { Field, Select, Textarea } from '@timetrack/ui';
import { type EditedLayout, type OptionName, optionLabels, options } from './layout-options.js';

interface LayoutFieldsProps {
  readonly layout: EditedLayout;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<EditedLayout>) => void;
}

export function LayoutFields({ layout, errors, onChange }: LayoutFieldsProps) {
  return (
    <>
      <div className="ad:grid ad:items-start ad:gap-4 ad:sm:grid-cols-2 ad:md:grid-cols-4">
        {(Object.keys(optionLabels) as OptionName[]).map((option) => (
          <Field key={option} label={optionLabels[option]} {...(errors[option] && { error: errors[option] })}>
            <Select
              value={layout[option]}
              onChange={({ target }) => onChange({ [option]: target.value } as Partial<EditedLayout>)}
              options={Object.entries<string>(options[option])}
            />
          </Field>
        ))}
      </div>
      <Field label="Lines Above the Columns" hint="{start}, {end} and {version} are filled in." optional>
        <Textarea
          rows={layout.preamble ? 6 : 2}
          value={layout.preamble}
          spellCheck={false}
          onChange={({ target }) => onChange({ preamble: target.value })}
          className="ad:font-mono ad:text-xs ad:md:text-xs"
        />
      </Field>
      <label className="ad:flex ad:cursor-pointer ad:items-center ad:gap-3 ad:text-sm ad:font-medium">
        <input
          type="checkbox"
          checked={layout.hasHeader}
          onChange={({ target }) => onChange({ hasHeader: target.checked })}
          className="ad:size-5 ad:accent-primary"
        />
        Write the column headings
      </label>
    </>
  );
}
