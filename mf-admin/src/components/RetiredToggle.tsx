import { Button } from '@timetrack/ui';
import { ChevronDown } from '@timetrack/ui/icons';

interface RetiredToggleProps {
  /** The id of the element that it shows and hides. */
  readonly controls: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

export function RetiredToggle({ controls, count, isOpen, onChange }: RetiredToggleProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onChange(!isOpen)}
      className="ad:-ml-3 ad:self-start ad:text-muted-foreground"
    >
      <ChevronDown aria-hidden="true" className={isOpen ? 'ad:rotate-180' : undefined} />
      <span>{`${isOpen ? 'Hide' : 'Show'} retired (${count})`}</span>
    </Button>
  );
}
