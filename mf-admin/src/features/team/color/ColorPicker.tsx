import { fullName } from '@timetrack/screens';
import { Button, DiscardChangesDialog, Popover, PopoverContent, PopoverTrigger } from '@timetrack/ui';
import { useId, useState } from 'react';
import { useChange } from '../../../hooks/use-change.js';
import { type Member, UpdateMember } from '../member/members.graphql.js';
import { ColorChoice } from './ColorChoice.js';
import { colorName } from './colors.js';

export function ColorPicker({ member }: { readonly member: Member }) {
  const heading = useId();
  const [open, setOpen] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { busy, choose } = useColor(member);
  const pick = async (hex: string) => {
    if (hex === member.scheduleColor || (await choose(hex))) setOpen(false);
  };
  const close = () => {
    setConfirming(false);
    setOpen(false);
  };
  return (
    <Popover open={open} onOpenChange={(next) => (!next && isUnsaved ? setConfirming(true) : setOpen(next))}>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Schedule color of ${fullName(member)}: ${colorName(member.scheduleColor)}`}
          title="Schedule color"
        >
          <span
            style={{ backgroundColor: member.scheduleColor }}
            className="ad:size-5 ad:rounded-full ad:border ad:border-foreground/20 ad:forced-color-adjust-none"
          />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-labelledby={heading}
        align="center"
        // A pressed link has a guard of its own.
        onInteractOutside={(event) => isUnsaved && event.preventDefault()}
      >
        <p id={heading} className="ad:text-sm ad:font-medium">
          Schedule color of {fullName(member)}
        </p>
        <ColorChoice
          value={member.scheduleColor}
          busy={busy}
          onChoose={(hex) => void pick(hex)}
          onUnsaved={setUnsaved}
        />
        <DiscardChangesDialog open={isConfirming} onKeep={() => setConfirming(false)} onDiscard={close} />
      </PopoverContent>
    </Popover>
  );
}

export function useColor({ id }: Pick<Member, 'id'>) {
  const { busy, change } = useChange();
  const choose = (scheduleColor: string) =>
    change({
      mutation: UpdateMember,
      variables: { input: { id, scheduleColor } },
      done: 'User updated successfully',
      failed: 'Failed to update user',
    });
  return { busy, choose };
}
