import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { aMember } from '../../../testing/team-builders.js';
import { MembersTable } from './MembersTable.js';

test('the members table renders the first hundred rows, and more on request', () => {
  const { container } = render(
    <MembersTable
      name="Active members"
      members={Array.from({ length: 230 }, (_, index) => aMember(`Person${index}`))}
      hasColors
      sorting={null}
      onSort={() => undefined}
      renderRow={({ id }) => <tr key={id} />}
    />,
  );
  const countRows = () => container.querySelectorAll('tbody tr').length;
  expect(countRows()).toBe(100);
  fireEvent.click(screen.getByRole('button', { name: 'Show 100 more (of 130)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show 30 more (of 30)' }));
  expect(countRows()).toBe(230);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
