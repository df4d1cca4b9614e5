import { CustomColor } from './CustomColor.js';
import { Swatches } from './Swatches.js';

interface ColorChoiceProps {
  readonly value: string;
  readonly busy: boolean;
  readonly onChoose: (hex: string) => void;
  /** Called when a custom color was typed and not applied, and when it no longer is. */
  readonly onUnsaved?: (isUnsaved: boolean) => void;
}

export function ColorChoice({ value, busy, onChoose, onUnsaved }: ColorChoiceProps) {
  return (
    <div aria-busy={busy} className="ad:flex ad:flex-col ad:gap-3">
      <Swatches value={value} onChoose={onChoose} />
      <CustomColor key={value} {...{ value, busy, onChoose, onUnsaved }} />
    </div>
  );
}
