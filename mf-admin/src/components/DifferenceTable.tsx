import { fullName } from '@timetrack/screens';
import { type FragmentType, readFragment } from '../gql/index.js';
import { ScrollRegion } from './Layout.js';
import { DifferenceTablePerson } from './pay-differences.graphql.js';
import { differences, formatSigned, hasDifference } from './pay-differences.js';

interface DifferenceTableProps {
  readonly people: readonly FragmentType<typeof DifferenceTablePerson>[];
}

/** The people whose pay differs, without the columns that are 0 for all of them. Renders nothing without a difference. */
export function DifferenceTable({ people }: DifferenceTableProps) {
  const changed = readFragment(DifferenceTablePerson, people).filter(hasDifference);
  const columns = differences.filter(([field]) => changed.some((person) => person[field] !== 0));
  if (changed.length === 0) return null;
  return (
    <ScrollRegion
      aria-label="Differences by person"
      className="ad:max-h-60 ad:overflow-auto ad:rounded-lg ad:border ad:border-border"
    >
      <table aria-label="Differences by person" className="ad:w-full ad:text-sm ad:tabular-nums">
        <thead className="ad:sticky ad:top-0 ad:bg-muted ad:text-xs ad:text-muted-foreground">
          <tr>
            <th scope="col" className="ad:px-3 ad:py-2 ad:text-left ad:font-medium">
              Person
            </th>
            {columns.map(([field, , label]) => (
              <th key={field} scope="col" className="ad:px-3 ad:py-2 ad:text-right ad:font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ad:divide-y ad:divide-border">
          {changed.map((person) => (
            <tr key={person.user.id}>
              <th scope="row" className="ad:px-3 ad:py-2 ad:text-left ad:font-normal ad:wrap-anywhere">
                {fullName(person.user)}
              </th>
              {columns.map(([field]) => (
                <td key={field} className="ad:px-3 ad:py-2 ad:text-right ad:whitespace-nowrap">
                  {formatSigned(person[field])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
