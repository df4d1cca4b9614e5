/**
 * What QuickBooks Desktop would send of its customers and jobs. There is no connection to one: these lists are made up,
 * so nothing of them is taken over among the organization's own jobs.
 */
export const mockedLists = {
  customers: ['Harbor Point Hotel', 'Kessler Residence', 'Northgate School District'],
  jobs: [
    'Harbor Point Hotel:Courtyard',
    'Harbor Point Hotel:Roof terrace',
    'Kessler Residence:Retaining wall',
    'Northgate School District:Sports field',
  ],
} as const;

/** Reads the mocked lists, and says so. */
export function readMockedLists(): string {
  const { customers, jobs } = mockedLists;
  return `Read ${customers.length} customers and ${jobs.length} jobs from mocked lists; nothing was changed here`;
}
