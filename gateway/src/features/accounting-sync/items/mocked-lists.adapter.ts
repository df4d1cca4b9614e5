/**
 * The customers and jobs that QuickBooks Desktop would send. There is no connection to QuickBooks: these lists are made
 * up, so nothing is imported into the organization's jobs.
 */
const mockedLists = {
  customers: ['Harbor Point Hotel', 'Kessler Residence', 'Northgate School District'],
  jobs: [
    'Harbor Point Hotel:Courtyard',
    'Harbor Point Hotel:Roof terrace',
    'Kessler Residence:Retaining wall',
    'Northgate School District:Sports field',
  ],
} as const;

export function readMockedLists(): string {
  const { customers, jobs } = mockedLists;
  return `Read ${customers.length} customers and ${jobs.length} jobs from mocked lists; no data was changed`;
}
