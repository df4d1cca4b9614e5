import { CustomColor } from './CustomColor.js';
import { Swatches } from './Swatches.js';

interface ColorChoiceProps {
  readonly value: string;
  readonly busy: boolean;
  readonly onChoose: (hex: string) => void;
}

export function ColorChoice({ value, busy, onChoose }: ColorChoiceProps) {
  return (
    <div aria-busy={busy} className="ad:flex ad:flex-col ad:gap-3">
      <Swatches value={value} onChoose={onChoose} />
      <CustomColor key={value} value={value} busy={busy} onChoose={onChoose} />
    </div>
  );
}
