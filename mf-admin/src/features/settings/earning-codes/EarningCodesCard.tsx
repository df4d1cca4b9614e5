import { useQuery } from '@timetrack/client';
import { Button } from '@timetrack/ui';
import { Plus } from '@timetrack/ui/icons';
import { LinkedFormDialog } from '../../../components/LinkedFormDialog.js';
import { readFragment } from '../../../gql/index.js';
import { SettingsCard } from '../components/SettingsCard.js';
import { EarningCodeForm } from './EarningCodeForm.js';
import { EarningCodeRow } from './EarningCodeRow.js';
import { idOf } from './earning-code-labels.js';
import { EarningCodeRowEarningCode, LoadEarningCodes } from './earning-codes.graphql.js';

/** The names of pay lines at the payroll provider. */
export function EarningCodesCard() {
  const query = useQuery(LoadEarningCodes, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const codes = readFragment(EarningCodeRowEarningCode, query.data?.viewer?.earningCodes?.nodes ?? []);
  return (
    <SettingsCard
      title="Earning codes"
      description="What your payroll provider calls each kind of pay. A code for a job or a policy takes precedence. Closed pay periods keep their codes."
      query={query}
      action={
        <LinkedFormDialog
          name="new-earning-code"
          trigger={addCodeButton}
          title="New Earning Code"
          description="For work on one job, or time off under one policy."
        >
          {(close) => <EarningCodeForm onDone={close} />}
        </LinkedFormDialog>
      }
    >
      <table aria-label="Earning codes" className="ad:block ad:w-full ad:text-left ad:text-sm ad:sm:table">
        <thead className="ad:sr-only ad:text-xs ad:text-muted-foreground ad:sm:not-sr-only ad:sm:table-header-group">
          <tr className="ad:border-b ad:border-border">
            {['Pay', 'Job or policy', 'Earning code'].map((column) => (
              <th key={column} scope="col" className="ad:py-2 ad:pr-4 ad:font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ad:block ad:divide-y ad:divide-border ad:sm:table-row-group">
          {codes.map((code) => (
            <EarningCodeRow key={`${idOf(code)} ${code.code}`} code={code} />
          ))}
        </tbody>
      </table>
    </SettingsCard>
  );
}

const addCodeButton = (
  <Button>
    <Plus aria-hidden="true" />
    Add Code
  </Button>
);
