import { useToast } from '@timetrack/contracts';
import { Button, ConfirmDialog } from '@timetrack/ui';
import { Archive, RotateCcw, Trash2 } from '@timetrack/ui/icons';
import { useState } from 'react';
import { useChange } from '../../../../hooks/use-change.js';
import { DeleteTeam, LoadTeams, type Team, UpdateTeam } from '../teams.graphql.js';

interface TeamEndProps {
  readonly team: Pick<Team, 'id' | 'name' | 'retired'>;
  readonly onDeleted: () => void;
}

/** Retires, reinstates or deletes a team. */
export function TeamEnd({ team, onDeleted }: TeamEndProps) {
  return (
    <div className="ad:flex ad:flex-wrap ad:gap-2 ad:border-t ad:border-border ad:pt-5">
      {team.retired ? <ReinstateButton team={team} /> : <RetireButton team={team} />}
      <DeleteButton team={team} onDeleted={onDeleted} />
    </div>
  );
}

function useRetiring({ id }: Pick<Team, 'id'>) {
  const { busy, change } = useChange();
  const setRetired = (retired: boolean) =>
    change({
      mutation: UpdateTeam,
      variables: { input: { id, retired } },
      done: retired ? 'Team retired' : 'Team reinstated',
      failed: retired ? 'Failed to retire team' : 'Failed to reinstate team',
    });
  return { busy, setRetired };
}

function ReinstateButton({ team }: Pick<TeamEndProps, 'team'>) {
  const { busy, setRetired } = useRetiring(team);
  return (
    <Button variant="outline" size="sm" busy={busy} onClick={() => void setRetired(false)}>
      <RotateCcw aria-hidden="true" />
      <span>Reinstate Team</span>
    </Button>
  );
}

function RetireButton({ team }: Pick<TeamEndProps, 'team'>) {
  const { busy, setRetired } = useRetiring(team);
  const [isOpen, setOpen] = useState(false);
  const retire = async () => {
    if (await setRetired(true)) setOpen(false);
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="outline" size="sm">
          <Archive aria-hidden="true" />
          <span>Retire Team</span>
        </Button>
      }
      title={`Retire ${team.name}?`}
      description="Managers who are limited to their teams no longer see its members through it. Hours and memberships stay, and you can reinstate it at any time."
      action="Retire"
      busy={busy}
      onAction={() => void retire()}
    />
  );
}

function DeleteButton({ team, onDeleted }: TeamEndProps) {
  const showToast = useToast();
  const { busy, change } = useChange();
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    const data = await change({
      mutation: DeleteTeam,
      variables: { input: { id: team.id } },
      refetchQueries: [LoadTeams],
      failed: 'Failed to delete team',
    });
    if (!data) return;
    setOpen(false);
    if (data.teamDelete?.deletedTeamId) {
      showToast({ title: 'Team deleted' });
      onDeleted();
    } else {
      showToast({ title: 'Team retired', description: 'People belong or belonged to it, so it stays in reports.' });
    }
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="sm" className="ad:text-muted-foreground ad:hover:text-destructive">
          <Trash2 aria-hidden="true" />
          <span>Delete Team</span>
        </Button>
      }
      title={`Delete ${team.name}?`}
      description="A team that has or had members is retired instead, so that their hours keep its name."
      action="Delete"
      variant="destructive"
      busy={busy}
      onAction={() => void remove()}
    />
  );
}
