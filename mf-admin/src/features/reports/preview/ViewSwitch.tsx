import { Link } from '@timetrack/contracts/routing';
import { Button } from '@timetrack/ui';
import type { ReportView } from '../address/report-address.js';

interface ViewSwitchProps {
  readonly view: ReportView;
  /** The query of the link to a view. */
  readonly queryFor: (view: ReportView) => string;
}

const names: Readonly<Record<ReportView, string>> = { table: 'Table', matrix: 'Person × job' };
const views = ['table', 'matrix'] as const;

/** Links to the two ways to look at the hours: the rows of the report, or people in rows and jobs in columns. */
export function ViewSwitch({ view, queryFor }: ViewSwitchProps) {
  return (
    <nav aria-label="View" className="ad:print:hidden">
      <ul className="ad:flex ad:flex-wrap ad:gap-2">
        {views.map((one) => (
          <li key={one}>
            <Button asChild variant={one === view ? 'secondary' : 'outline'} size="sm">
              <Link to={`?${queryFor(one)}`} aria-current={one === view ? 'true' : undefined}>
                {names[one]}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
