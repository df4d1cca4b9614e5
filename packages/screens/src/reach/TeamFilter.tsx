import { useSession } from '@timetrack/contracts';
import { Button, Field, Select, Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from '@timetrack/ui';
import { useIsPhone } from '../window/use-media.js';

interface TeamFilterProps {
  /** Undefined until they are loaded. */
  readonly teams: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** The id of the chosen team. Null for everyone. */
  readonly value: string | null;
  readonly onChange: (teamId: string | null) => void;
  /** Whether its label is visible, as those of other fields next to it. */
  readonly isLabeled?: boolean;
}

/**
 * Limits a page to the people of a team: a list, or a sheet on a phone. Absent where there is nothing to choose. An entry of its
 * own, as `ReachNote` is.
 */
export function TeamFilter({ teams = [], value, onChange, isLabeled = false }: TeamFilterProps) {
  const { role, reach } = useSession().user;
  const isPhone = useIsPhone();
  const least = role === 'MANAGER' && reach === 'TEAMS' ? 2 : 1;
  if (teams.length < least && value === null) return null;
  const isUnknown = value !== null && !teams.some(({ id }) => id === value);
  const choices = [
    ['', 'All teams'],
    ...teams.map(({ id, name }) => [id, name] as const),
    ...(isUnknown ? [[value, 'Another team'] as const] : []),
  ] as const;
  const chosen = value ?? '';
  const choose = (id: string) => onChange(id || null);
  if (isPhone) return <TeamSheet choices={choices} chosen={chosen} onChoose={choose} />;
  const select = (
    <Select aria-label="Team" value={chosen} onChange={({ target }) => choose(target.value)} options={choices} />
  );
  return isLabeled ? <Field label="Team">{select}</Field> : select;
}

interface TeamSheetProps {
  readonly choices: readonly (readonly [id: string, name: string])[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

function TeamSheet({ choices, chosen, onChoose }: TeamSheetProps) {
  const name = choices.find(([id]) => id === chosen)?.[1];
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline" className="max-w-full">
          <span className="truncate">{chosen ? `Team: ${name}` : name}</span>
        </Button>
      </SheetTrigger>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle>Team</SheetTitle>
        <ul className="flex flex-col gap-1">
          {choices.map(([id, text]) => (
            <li key={id}>
              <SheetClose asChild>
                <Button
                  variant={id === chosen ? 'default' : 'ghost'}
                  aria-pressed={id === chosen}
                  onClick={() => onChoose(id)}
                  className="h-auto min-h-11 w-full justify-start text-left whitespace-normal wrap-anywhere"
                >
                  {text}
                </Button>
              </SheetClose>
            </li>
          ))}
        </ul>
      </SheetContent>
    </Sheet>
  );
}
