import { Button, type ButtonProps } from '@timetrack/ui/basics';
import { Ellipsis } from '@timetrack/ui/icons';

export function MenuButton(props: ButtonProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      data-schedule-menu=""
      aria-label="More actions"
      className="sc:size-11 sc:md:size-10"
      {...props}
    >
      <Ellipsis aria-hidden="true" />
    </Button>
  );
}
