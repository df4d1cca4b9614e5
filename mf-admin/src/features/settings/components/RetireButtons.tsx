import { Button } from '@timetrack/ui';
import { Archive, RotateCcw } from '@timetrack/ui/icons';
import { ConfirmButton } from '../../../components/ConfirmButton.js';

interface RetireButtonProps {
  readonly id: string;
  readonly name: string;
  readonly consequence: string;
  readonly busy: boolean;
  readonly onRetire: () => void;
}

export function RetireButton({ id, name, consequence, busy, onRetire }: RetireButtonProps) {
  return (
    <ConfirmButton
      name={`retire-${id}`}
      icon={<Archive aria-hidden="true" />}
      verb="Retire"
      subject={name}
      consequence={consequence}
      busy={busy}
      onConfirm={onRetire}
    />
  );
}

interface ReinstateButtonProps {
  readonly name: string;
  readonly busy: boolean;
  readonly onReinstate: () => void;
}

export function ReinstateButton({ name, busy, onReinstate }: ReinstateButtonProps) {
  return (
    <Button variant="outline" size="sm" busy={busy} aria-label={`Reinstate ${name}`} onClick={onReinstate}>
      <RotateCcw aria-hidden="true" />
      Reinstate
    </Button>
  );
}
