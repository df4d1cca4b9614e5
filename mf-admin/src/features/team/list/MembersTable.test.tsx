import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { aMember } from '../../../testing/team-builders.js';
import { MembersTable } from './MembersTable.js';

test('a table of hundreds draws the first hundred, and more on request', () => {
  const { container } = render(
    <MembersTable
      name="Active members"
      members={Array.from({ length: 230 }, (_, index) => aMember(`Person${index}`))}
      colored
      sorting={null}
      onSort={() => undefined}
      row={({ id }) => <tr key={id} />}
    />,
  );
  const drawn = () => container.querySelectorAll('tbody tr').length;
  expect(drawn()).toBe(100);
  fireEvent.click(screen.getByRole('button', { name: 'Show 100 people more (of 130)' }));
  fireEvent.click(screen.getByRole('button', { name: 'Show 30 people more (of 30)' }));
  expect(drawn()).toBe(230);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
