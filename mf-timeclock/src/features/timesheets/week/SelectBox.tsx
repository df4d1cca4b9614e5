import { useEffect, useRef } from 'react';

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly isPartial?: boolean;
  readonly onChange: () => void;
}

/** A check box whose label is for screen readers, because the row or cell around it shows what it selects. */
export function SelectBox({ label, checked, isPartial = false, onChange }: SelectBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isPartial;
  });
  return (
    <input
      ref={ref}
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={onChange}
      className="tc:size-6 tc:shrink-0 tc:cursor-pointer tc:accent-primary tc:md:size-5"
    />
  );
}
