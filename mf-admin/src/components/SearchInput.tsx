import { Input } from '@timetrack/ui';

interface SearchInputProps {
  /** `Search by name` */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly className?: string;
}

export function SearchInput({ label, onChange, ...props }: SearchInputProps) {
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      onChange={({ target }) => onChange(target.value)}
      {...props}
    />
  );
}
