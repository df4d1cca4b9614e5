import { useQuery } from '@timetrack/client';
import { Button, EmptyState } from '@timetrack/ui';
import { CircleCheck } from '@timetrack/ui/icons';
import { useState } from 'react';
import { SettingsCard } from '../components/SettingsCard.js';
import { ClientErrorRow } from './ClientErrorRow.js';
import { LoadClientErrors } from './client-errors.graphql.js';

const firstPage = 5;
const nextPage = 20;

export function ClientErrorsCard() {
  const [first, setFirst] = useState(firstPage);
  const query = useQuery(LoadClientErrors, { variables: { first }, fetchPolicy: 'cache-and-network' });
  // The errors of the shorter list stay until those of the longer one arrive.
  const data = query.data ?? query.previousData;
  const found = data?.viewer?.clientErrors;
  const errors = found?.edges.map(({ node }) => node) ?? [];
  return (
    <SettingsCard
      title="Errors in the browser"
      description="What failed in TimeTrack while people of your organization used it, for those who maintain it. Reports contain neither names nor what people entered. They are removed after 30 days."
      query={{ data, error: query.error, refetch: query.refetch }}
      action={null}
    >
      {errors.length === 0 ? (
        <EmptyState
          icon={CircleCheck}
          title="No errors"
          description="Nothing failed in the last 30 days."
          className="ad:py-4"
        />
      ) : (
        <ul aria-label="Errors in the browser" className="ad:divide-y ad:divide-border">
          {errors.map((error) => (
            <ClientErrorRow key={error.id} error={error} />
          ))}
        </ul>
      )}
      {found?.pageInfo.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className="ad:mt-3"
          busy={query.loading}
          onClick={() => setFirst(first + nextPage)}
        >
          Show More Errors
        </Button>
      )}
    </SettingsCard>
  );
}
