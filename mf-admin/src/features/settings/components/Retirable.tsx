import { Badge, Button, type Elements, EmptyState } from '@timetrack/ui';
import { Archive, RotateCcw } from '@timetrack/ui/icons';
import { type ComponentType, type ReactElement, useId, useState } from 'react';
import { ConfirmButton } from '../../../components/LinkedDialogs.js';
import { Pager, usePages } from '../../../components/Pager.js';
import { RetiredToggle } from '../../../components/RetiredToggle.js';

interface RetirableListProps<Item> {
  /** The plural: `Jobs`. */
  readonly name: string;
  readonly items: readonly Item[];
  readonly icon: ComponentType<{ className?: string }>;
  readonly empty: { readonly title: string; readonly description: string };
  readonly renderRow: (item: Item) => ReactElement;
}

export function RetirableList<Item extends { readonly retired: boolean }>(props: RetirableListProps<Item>) {
  const { name, items, icon, empty, renderRow } = props;
  const active = items.filter(({ retired }) => !retired);
  const retired = items.filter((item) => item.retired);
  const { shown, pager } = usePages(active, pageSize);
  return (
    <div className="ad:flex ad:flex-col ad:gap-4">
      {active.length === 0 ? (
        <EmptyState icon={icon} {...empty} className="ad:py-4" />
      ) : (
        <div>
          <ul aria-label={name} className="ad:divide-y ad:divide-border">
            {shown.map(renderRow)}
          </ul>
          <Pager of={name.toLowerCase()} {...pager} />
        </div>
      )}
      {retired.length > 0 && <RetiredItems name={name} items={retired} renderRow={renderRow} />}
    </div>
  );
}

/** Few enough that a part of the settings stays short, with the retired ones too. */
const pageSize = 8;

type RetiredItemsProps<Item> = Pick<RetirableListProps<Item>, 'name' | 'items' | 'renderRow'>;

function RetiredItems<Item>({ name, items, renderRow }: RetiredItemsProps<Item>) {
  const id = useId();
  const { shown, pager } = usePages(items, pageSize);
  const [open, setOpen] = useState(false);
  return (
    <div className="ad:border-t ad:border-border ad:pt-3">
      <RetiredToggle controls={id} count={items.length} isOpen={open} onChange={setOpen} />
      <ul id={id} hidden={!open} aria-label={`Retired ${name.toLowerCase()}`} className="ad:divide-y ad:divide-border">
        {open && shown.map(renderRow)}
      </ul>
      {open && <Pager of={`retired ${name.toLowerCase()}`} {...pager} />}
    </div>
  );
}

interface RetirableRowProps {
  readonly item: { readonly id: string; readonly name: string; readonly retired: boolean };
  /** `Job`, for notifications: `Job retired`. */
  readonly noun: string;
  readonly badge?: string | undefined;
  readonly detail?: string;
  /** What retiring changes. */
  readonly consequence: string;
  readonly busy: boolean;
  /** Retires an active item, and reinstates a retired one. */
  readonly onChange: (texts: { readonly done: string; readonly failed: string }) => void;
  /** The other actions on an active item. */
  readonly children: Elements;
}

export function RetirableRow({ item, noun, badge, detail, children, ...retiring }: RetirableRowProps) {
  const { name, retired } = item;
  const change = (verb: string) =>
    retiring.onChange({ done: `${noun} ${verb}d`, failed: `Failed to ${verb} ${noun.toLowerCase()}` });
  return (
    <li className="ad:flex ad:flex-wrap ad:items-center ad:justify-between ad:gap-x-4 ad:gap-y-2 ad:py-3">
      <div className="ad:flex ad:min-w-0 ad:flex-1 ad:basis-48 ad:flex-col ad:gap-0.5">
        <p className="ad:flex ad:flex-wrap ad:items-center ad:gap-2 ad:font-medium ad:wrap-anywhere">
          <span>{name}</span>
          {badge && <Badge variant="secondary">{badge}</Badge>}
          {retired && <Badge variant="outline">Retired</Badge>}
        </p>
        {detail && <p className="ad:text-sm ad:text-muted-foreground ad:tabular-nums">{detail}</p>}
      </div>
      <div className="ad:flex ad:gap-2">
        {!retired && children}
        {retired ? (
          <Button
            variant="outline"
            size="sm"
            busy={retiring.busy}
            aria-label={`Reinstate ${name}`}
            onClick={() => change('reinstate')}
          >
            <RotateCcw aria-hidden="true" />
            <span>Reinstate</span>
          </Button>
        ) : (
          <ConfirmButton
            name={`retire-${item.id}`}
            icon={<Archive aria-hidden="true" />}
            verb="Retire"
            subject={name}
            consequence={retiring.consequence}
            busy={retiring.busy}
            onConfirm={() => change('retire')}
          />
        )}
      </div>
    </li>
  );
}
